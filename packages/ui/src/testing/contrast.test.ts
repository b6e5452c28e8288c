import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../theme/color/contrast.ts'
import { contrastPairs } from '../theme/color/contrastPairs.ts'
import { type BrandOptions, createThemeValues } from '../theme/createThemeValues.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'
import { defaultValues } from '../theme/values.ts'
import { applyBrand } from './applyBrand.ts'

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
/** Returns the first style sheet in a document. */
const readCss = (file: string) => /```css\n([\s\S]*?)```/.exec(read(file))?.[1] ?? ''
const parseBrand = (css: string) =>
  new Map([...css.matchAll(/(--plm-[\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]))

/** The brands of Storybook and of the documents, which people copy. */
const brands: Record<string, Map<string, string>> = {
  Lindero: parseBrand(read('.storybook/brands/lindero.css')),
  'README of ui': parseBrand(readCss('packages/ui/README.md')),
  'brand.md': parseBrand(readCss('docs/how-to/brand.md')),
  'the examples': parseBrand(read('examples/site/brand.css')),
}
const themes: Record<string, Record<string, string>> = {
  light: lightColor,
  dark: darkColor,
  ...Object.fromEntries(
    Object.entries(brands).flatMap(([name, brand]) => [
      [`${name} light`, applyBrand(brand, 'light')],
      [`${name} dark`, applyBrand(brand, 'dark')],
    ]),
  ),
}

test.each(Object.entries(themes))(
  'every text and graphic has the contrast of WCAG 2.2 AA on its background, %s',
  (_, theme) => {
    const insufficient = contrastPairs
      .map((pair) => ({
        ...pair,
        ratio: contrast(theme[pair.foreground] ?? '', theme[pair.background] ?? ''),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum)
    expect(insufficient).toEqual([])
  },
)

test.each(Object.entries(brands))('a brand sets only variables of the theme, %s', (_, brand) => {
  expect([...brand.keys()].filter((name) => !defaultValues.has(name))).toEqual([])
  expect(brand.size).toBeGreaterThan(7)
})

test.each<[string, BrandOptions]>([
  ['README of ui', { accent: '#0a7c52', radius: 0 }],
  ['brand.md', { accent: '#4fd6b0' }],
])('a documented brand sets every value that follows from its accent, %s', (name, options) => {
  expect(Object.fromEntries(brands[name] ?? [])).toMatchObject(createThemeValues(options))
})
