import { describe, expect, test } from 'vitest'
import { emptyArt, house, mark, portrait, swatches, swatchOf, toSvg, tradeIcon, vainilla } from './index.ts'
import type { Drawing, Shape } from './index.ts'

const SEEDS = Array.from({ length: 24 }, (_, index) => index * 7 + 1)
const materials = Object.entries({ ...swatches, vainilla })
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
  ...materials.flatMap(([name, draw]) =>
    SEEDS.map((seed): [string, Drawing] => [`${name} ${seed}`, draw(seed)]),
  ),
  ...SEEDS.map((seed): [string, Drawing] => [`portrait ${seed}`, portrait(seed, { tall: seed % 2 === 0 })]),
  ...Object.entries(emptyArt),
  ['house', house],
]

const everyShape = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === 'g' ? [shape, ...everyShape(shape.shapes)] : [shape]))

/** Reads tags one by one; what does not close, repeats or is badly quoted throws. */
function readElements(svg: string): string[] {
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

/** The absolute points that a shape starts from; the rest of an outline follows them closely. */
function startsOf(shape: Shape): [number, number][] {
  if (shape.kind === 'g') return []
  if (shape.kind === 'circle') return [[shape.cx, shape.cy]]
  if (shape.kind !== 'path') return [[shape.x, shape.y]]
  return [...shape.d.matchAll(/M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('a material', () => {
  test.each(materials)('%s is drawn the same way every time for one seed', (_, draw) => {
    for (const seed of SEEDS) expect(toSvg(draw(seed))).toBe(toSvg(draw(seed)))
  })

  test.each(materials)('%s shows two offers of the same trade in two different ways', (_, draw) => {
    const neighbours = Array.from({ length: 60 }, (__, seed) => toSvg(draw(seed)))
    expect(new Set(neighbours).size).toBe(neighbours.length)
  })

  test.each(materials)('%s is light to keep and light to draw', (_, draw) => {
    for (const seed of SEEDS) {
      const drawing = draw(seed)
      expect(toSvg(drawing).length).toBeLessThan(26_000)
      expect(everyShape(drawing.shapes).length).toBeLessThan(60)
    }
  })

  test('belongs to its trade however the name is written', () => {
    expect(swatchOf('  PLOMERIA ', 3)).toEqual(swatches.plomeria(3))
    expect(swatchOf('Albañilería', 3)).toEqual(swatches.albanileria(3))
  })

  test('exists for a trade that nobody foresaw, always the same one', () => {
    expect(swatchOf('Apicultura', 8)).toEqual(swatchOf('apicultura', 8))
    const kinds = ['Apicultura', 'Sastrería', 'Relojería', 'Zapatería', 'Encuadernación'].map(
      (name) => swatchOf(name, 1).background,
    )
    expect(new Set(kinds).size).toBeGreaterThan(1)
  })
})

test('every trade has the icon of the design, and a wrench stands for the unforeseen ones', () => {
  for (const [trade, icon] of Object.entries(trades)) expect(tradeIcon(trade)).toBe(icon)
  for (const trade of otherTrades) expect(tradeIcon(trade)).toMatch(/^[a-z0-9-]+$/)
  expect(tradeIcon('Apicultura')).toBe('wrench')
})

test('every drawing can be read as SVG', () => {
  for (const [name, drawing] of [...drawings, ['mark', mark] as const]) {
    expect(readElements(toSvg(drawing)).at(0), name).toBe('svg')
    expect(toSvg(drawing), name).not.toMatch(/NaN|undefined|\d\.\d{3}|e-\d/)
  }
})

test('every drawing stays near its frame', () => {
  for (const [name, drawing] of drawings) {
    const [left, top, width, height] = drawing.viewBox
    const [slackX, slackY] = [width / 2, height / 2]
    for (const [x, y] of everyShape(drawing.shapes).flatMap(startsOf)) {
      expect(x, name).toBeGreaterThanOrEqual(left - slackX)
      expect(x, name).toBeLessThanOrEqual(left + width + slackX)
      expect(y, name).toBeGreaterThanOrEqual(top - slackY)
      expect(y, name).toBeLessThanOrEqual(top + height + slackY)
    }
  }
})

test('the file of a drawing takes its size and colours from who asks, escapes text and rounds to a tenth', () => {
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

test('the hero house carries its three measures', () => {
  const texts = everyShape(house.shapes).flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
  expect(texts.toSorted()).toEqual(['2,60', '2,80', '8,66'])
})

test('the drawings of the empty states have a mark each in the accent', () => {
  for (const drawing of Object.values(emptyArt)) {
    expect(everyShape(drawing.shapes).some((shape) => shape.accent)).toBe(true)
  }
})

test('people in a row never look alike, and a chosen look is kept', () => {
  const row = Array.from({ length: 40 }, (_, seed) => toSvg(portrait(seed)))
  expect(new Set(row).size).toBe(row.length)
  const outlines = (seed: number, look: 'long' | 'beard') =>
    portrait(seed, { look }).shapes.map((shape) => (shape.kind === 'path' ? shape.d : shape.kind))
  expect(outlines(3, 'long')).toEqual(outlines(8, 'long'))
  expect(outlines(3, 'long')).not.toEqual(outlines(3, 'beard'))
})
