import * as fc from 'fast-check'
import process from 'node:process'
import { describe, expect, test } from 'vitest'
import { applyBrand } from '../testing/applyBrand.ts'
import { contrast } from './color/contrast.ts'
import { contrastPairs } from './color/contrastPairs.ts'
import { type BrandOptions, createThemeValues } from './createThemeValues.ts'
import { parseColor } from './color/parseColor.ts'
import { defaultValues } from './values.ts'

const { FUZZ_RUNS = '500', FUZZ_SEED = '20261125' } = process.env
const settings = { seed: Number(FUZZ_SEED), numRuns: Number(FUZZ_RUNS) }

const hexColor = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`)
const extremes = [
  '#ffffff',
  '#000000',
  '#ffff00',
  '#0000ff',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#777777',
  '#020202',
]

const createTheme = (options: BrandOptions, theme: 'light' | 'dark') =>
  applyBrand(new Map(Object.entries(createThemeValues(options))), theme)

/** Lists the pairs of a theme that have too little contrast. */
const listFailures = (options: BrandOptions, theme: 'light' | 'dark') => {
  const colors = createTheme(options, theme)
  return contrastPairs
    .map((pair) => ({
      ...pair,
      ratio: contrast(colors[pair.foreground] ?? '', colors[pair.background] ?? ''),
    }))
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(
      ({ foreground, background, ratio }) => `${theme}: ${foreground} on ${background} ${ratio.toFixed(2)}`,
    )
}
const listAllFailures = (options: BrandOptions) => [
  ...listFailures(options, 'light'),
  ...listFailures(options, 'dark'),
]

describe('contrast of WCAG 2.2 AA in both themes, every pair', () => {
  test(`random accents, seed ${FUZZ_SEED}`, () => {
    fc.assert(
      fc.property(hexColor, (accent) => {
        expect(listAllFailures({ accent })).toEqual([])
      }),
      settings,
    )
  })

  test(`random accents with random neutrals, seed ${FUZZ_SEED}`, () => {
    fc.assert(
      fc.property(hexColor, hexColor, (accent, neutral) => {
        expect(listAllFailures({ accent, neutral })).toEqual([])
      }),
      { ...settings, numRuns: Math.ceil(settings.numRuns / 5) },
    )
  })

  test.each(extremes)('%s as accent and as neutral', (color) => {
    expect(listAllFailures({ accent: color })).toEqual([])
    expect(listAllFailures({ accent: '#0a7c52', neutral: color })).toEqual([])
  })
})

test('buttons have exactly the accent in the light theme, and hovered and pressed ones visibly differ', () => {
  const check = (accent: string) => {
    const { accentBg = '', accentBgHover = '', accentBgActive = '' } = createTheme({ accent }, 'light')
    expect(accentBg).toBe(accent)
    const lightness = [accentBg, accentBgHover, accentBgActive].map((one) => parseColor(one).components[0])
    const [fill = 0, hover = 0, active = 0] = lightness
    for (const difference of [fill - hover, fill - active, hover - active])
      expect(Math.abs(difference), `${accent}: ${lightness.join(' ')}`).toBeGreaterThan(0.025)
  }
  extremes.forEach(check)
  fc.assert(fc.property(hexColor, check), settings)
})

test('in the dark theme the accent is visible on surfaces', () => {
  const check = (accent: string) => {
    const { accentBg = '', bgSurface = '' } = createTheme({ accent }, 'dark')
    expect(contrast(accentBg, bgSurface)).toBeGreaterThanOrEqual(3)
  }
  extremes.forEach(check)
  fc.assert(fc.property(hexColor, check), settings)
})

test('a hovered link differs from the link', () => {
  for (const accent of extremes)
    for (const theme of ['light', 'dark'] as const) {
      const { linkFg = '', linkFgHover = '' } = createTheme({ accent }, theme)
      expect(contrast(linkFg, linkFgHover), `${accent} ${theme}`).toBeGreaterThan(1.15)
    }
})

test('without a neutral, only colors of the accent are set', () => {
  const names = Object.keys(createThemeValues({ accent: '#0a7c52' }))
  expect(names).toContain('--plm-accent-bg-hover')
  expect(names.filter((name) => !/^--plm-(accent|link|focus|bg-selected|star|tape)/.test(name))).toEqual([])
})

test('a neutral tints text, borders and surfaces with its hue', () => {
  const {
    fgMuted = '',
    borderControl = '',
    bgCanvas = '',
  } = createTheme({ accent: '#0a7c52', neutral: 'oklch(0.5 0.04 60)' }, 'light')
  for (const color of [fgMuted, borderControl, bgCanvas]) {
    const [, chroma, hue] = parseColor(color).components
    expect(chroma).toBeGreaterThan(0.001)
    expect(Math.abs(hue - 60), color).toBeLessThan(15)
  }
})

test('every value is a variable of the theme, and none repeats a default', () => {
  const values = createThemeValues({
    accent: '#0a7c52',
    neutral: '#78716c',
    radius: 4,
    density: 'compact',
    font: 'Inter, sans-serif',
  })
  expect(Object.keys(values).filter((name) => !defaultValues.has(name))).toEqual([])
  expect(Object.entries(values).filter(([name, value]) => defaultValues.get(name) === value)).toEqual([])
})

test('radii keep the proportions of the theme, up to a limit', () => {
  const getRadii = (radius: number) =>
    Object.entries(createThemeValues({ accent: '#0a7c52', radius }))
      .filter(([name]) => name.startsWith('--plm-radius'))
      .map(([, value]) => value)
  expect(getRadii(0)).toEqual(['0px', '0px', '0px', '0px', '0px'])
  expect(getRadii(8)).toEqual(['4px', '6px', '8px', '12px', '16px'])
  expect(getRadii(999)).toEqual(['8px', '12px', '26px', '24px', '28px'])
})

test('every control of the compact density is at least as high as a target of WCAG 2.2', () => {
  const values = createThemeValues({ accent: '#0a7c52', density: 'compact' })
  const sizes = Object.entries(values).filter(([name]) => name.startsWith('--plm-size'))
  expect(sizes).toHaveLength(3)
  for (const [name, value] of sizes) {
    expect(Number.parseInt(value, 10)).toBeGreaterThanOrEqual(24)
    expect(Number.parseInt(value, 10)).toBeLessThan(Number.parseInt(defaultValues.get(name) ?? '', 10))
  }
})

test('accepts short hexadecimal and OKLCH colors, and reduces the chroma of those outside sRGB', () => {
  const getAccent = (accent: string) => createThemeValues({ accent })['--plm-accent-bg']
  expect(getAccent('#0A7')).toBe('#00aa77')
  expect(getAccent('oklch(0.628 0.2577 29.23)')).toBe('#ff0000')
  expect(getAccent('oklch(0.6 0.5 150)')).toMatch(/^#[\da-f]{6}$/)
})

test.each<[string, BrandOptions]>([
  ['a name', { accent: 'teal' }],
  ['a color with alpha', { accent: 'oklch(0.5 0.1 20 / 0.5)' }],
  ['a lightness above 1', { accent: 'oklch(62 0.1 20)' }],
  ['a neutral that is no color', { accent: '#000', neutral: '#12' }],
  ['a negative radius', { accent: '#000', radius: -1 }],
  ['a font that ends the style', { accent: '#000', font: 'Inter;} body { display: none' }],
])('throws for %s', (_, options) => {
  expect(() => createThemeValues(options)).toThrow(TypeError)
})
