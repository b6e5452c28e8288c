import { describe, expect, test } from 'vitest'
import {
  emptyArt,
  house,
  mark,
  portrait,
  swatches,
  getTradeSwatch,
  toSvg,
  getTradeIcon,
  vainilla,
} from './index.ts'
import type { Drawing, Shape } from './index.ts'

const SEEDS = Array.from({ length: 24 }, (_, index) => index * 7 + 1)
const allSwatches = Object.entries({ ...swatches, vainilla })
const trades = {
  Plomería: 'droplets',
  Electricidad: 'zap',
  Pintura: 'paint-roller',
  Albañilería: 'brick-wall',
  Gas: 'flame',
  Carpintería: 'hammer',
  Jardinería: 'leaf',
  Cerrajería: 'key-round',
  Climatización: 'snowflake',
  Pisos: 'grid-2x2',
  Techos: 'house',
  Herrería: 'fence',
  Limpieza: 'sparkles',
}
const otherTrades =
  'Yesería,Vidriería,Impermeabilización,Mudanzas,Tapicería,Piletas,Fumigación,Durlock,Persianas,Electrodomésticos,Alarmas y cámaras,Antenas'.split(
    ',',
  )
const drawings: [string, Drawing][] = [
  ...allSwatches.flatMap(([name, draw]) =>
    SEEDS.map((seed): [string, Drawing] => [`${name} ${seed}`, draw(seed)]),
  ),
  ...SEEDS.map((seed): [string, Drawing] => [`portrait ${seed}`, portrait(seed, { tall: seed % 2 === 0 })]),
  ...Object.entries(emptyArt),
  ['house', house],
]

const flattenShapes = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'g' ? [shape, ...flattenShapes(shape.shapes)] : [shape]))

/** Returns the element names of an SVG. Throws when it is not well formed or repeats an attribute. */
function parseElements(svg: string): string[] {
  const open: string[] = []
  const names: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*(?:&\w+;[^"<&]*)*")*)(\/?)>/g,
    (_, end, name, values, alone) => {
      const attributes = [...String(values).matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute)
      if (new Set(attributes).size !== attributes.length) throw new Error(`<${name}> repeats an attribute`)
      if (end) {
        if (open.pop() !== name) throw new Error(`</${name}> closes another element`)
      } else names.push(name)
      if (!end && !alone) open.push(name)
      return ''
    },
  )
  if (open.length > 0 || /[<>]/.test(rest)) throw new Error(`not well formed: ${rest || open.join()}`)
  return names
}

/** Returns the absolute start points of a shape. The rest of a path stays close to them. */
function getStartPoints(shape: Shape): [number, number][] {
  if (shape.kind === 'g') return []
  if (shape.kind === 'circle') return [[shape.cx, shape.cy]]
  if (shape.kind !== 'path') return [[shape.x, shape.y]]
  return [...shape.d.matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('a swatch', () => {
  test.each(allSwatches)('%s is deterministic for a seed', (_, draw) => {
    for (const seed of SEEDS) expect(toSvg(draw(seed))).toBe(toSvg(draw(seed)))
  })

  test.each(allSwatches)('%s differs between seeds', (_, draw) => {
    const drawings = Array.from({ length: 60 }, (__, seed) => toSvg(draw(seed)))
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test.each(allSwatches)('%s has less than 26 kB and 60 shapes', (_, draw) => {
    for (const seed of SEEDS) {
      const drawing = draw(seed)
      expect(toSvg(drawing).length).toBeLessThan(26_000)
      expect(flattenShapes(drawing.shapes).length).toBeLessThan(60)
    }
  })

  test('is found by trade name regardless of case, accents and spaces', () => {
    expect(getTradeSwatch('  PLOMERIA ', 3)).toEqual(swatches.plomeria(3))
    expect(getTradeSwatch('Albañilería', 3)).toEqual(swatches.albanileria(3))
  })

  test('is always the same one for an unknown trade', () => {
    expect(getTradeSwatch('Apicultura', 8)).toEqual(getTradeSwatch('apicultura', 8))
    const backgrounds = ['Apicultura', 'Sastrería', 'Relojería', 'Zapatería', 'Encuadernación'].map(
      (name) => getTradeSwatch(name, 1).background,
    )
    expect(new Set(backgrounds).size).toBeGreaterThan(1)
  })
})

test('returns the icon of a trade, and a wrench for an unknown one', () => {
  for (const [trade, icon] of Object.entries(trades)) expect(getTradeIcon(trade)).toBe(icon)
  for (const trade of otherTrades) expect(getTradeIcon(trade)).toMatch(/^[a-z0-9-]+$/)
  expect(getTradeIcon('Apicultura')).toBe('wrench')
})

test('every drawing is well-formed SVG', () => {
  for (const [name, drawing] of [...drawings, ['mark', mark] as const]) {
    expect(parseElements(toSvg(drawing)).at(0), name).toBe('svg')
    expect(toSvg(drawing), name).not.toMatch(/NaN|undefined|\d\.\d{3}|e-\d/)
  }
})

test('every drawing starts its shapes near its frame', () => {
  for (const [name, drawing] of drawings) {
    const [left, top, width, height] = drawing.viewBox
    const [slackX, slackY] = [width / 2, height / 2]
    for (const [x, y] of flattenShapes(drawing.shapes).flatMap(getStartPoints)) {
      expect(x, name).toBeGreaterThanOrEqual(left - slackX)
      expect(x, name).toBeLessThanOrEqual(left + width + slackX)
      expect(y, name).toBeGreaterThanOrEqual(top - slackY)
      expect(y, name).toBeLessThanOrEqual(top + height + slackY)
    }
  }
})

test('toSvg applies the requested size and colors, escapes text and rounds numbers to one decimal', () => {
  const drawing: Drawing = {
    viewBox: [0, 0, 10.26, 10],
    background: '#fff',
    crop: 'bottom',
    shapes: [
      { kind: 'text', x: 1.234, y: 2, text: '<2 & "3">', textAnchor: 'middle', fontSize: 3, fontWeight: 600 },
      { kind: 'path', d: 'M1.06 2.333', fill: 'currentColor', accent: true, opacity: 0.16 },
    ],
  }
  expect(toSvg(drawing, { width: 480, height: 300, color: '#123', accent: 'a"b' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" color="#123" viewBox="0 0 10.3 10" preserveAspectRatio="xMidYMax slice">' +
      '<rect x="0" y="0" width="10.3" height="10" fill="#fff"/>' +
      '<text x="1.2" y="2" text-anchor="middle" font-size="3" font-weight="600">&lt;2 &amp; &quot;3&quot;&gt;</text>' +
      '<path d="M1.1 2.3" fill="currentColor" opacity="0.16" color="a&quot;b"/></svg>',
  )
})

test('the hero illustration shows the three dimensions of the house', () => {
  const texts = flattenShapes(house.shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  expect(texts.toSorted()).toEqual(['2,60', '2,80', '8,66'])
})

test('every empty-state drawing has an accent shape', () => {
  for (const drawing of Object.values(emptyArt)) {
    expect(flattenShapes(drawing.shapes).some((shape) => shape.accent)).toBe(true)
  }
})

test('portraits of adjacent seeds differ, and the look can be set', () => {
  const row = Array.from({ length: 40 }, (_, seed) => toSvg(portrait(seed)))
  expect(new Set(row).size).toBe(row.length)
  const outlines = (seed: number, look: 'long' | 'beard') =>
    portrait(seed, { look }).shapes.map((shape) => (shape.kind === 'path' ? shape.d : shape.kind))
  expect(outlines(3, 'long')).toEqual(outlines(8, 'long'))
  expect(outlines(3, 'long')).not.toEqual(outlines(3, 'beard'))
})
