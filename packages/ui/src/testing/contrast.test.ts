import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../../../.storybook/docs/contrast.ts'
import { contrastPairs } from '../../../../.storybook/docs/contrastPairs.ts'
import { getTokenName } from '../theme/tokenNames.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'
import { defaultValues } from '../theme/values.ts'

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
}
const toOklch = (color: string) => (color === 'white' ? lightColor.bgSurface : color)

/** Returns a theme with the colors that the brand sets. `side` is the argument of `light-dark()`. */
const applyBrand = (brand: Map<string, string>, theme: typeof lightColor | typeof darkColor, side: 1 | 2) =>
  Object.fromEntries(
    Object.entries(theme).map(([token, own]) => {
      const branded = brand.get(`--${getTokenName(['color', token])}`)
      const sides = branded && /light-dark\((.+), (\S.+)\)$/.exec(branded)
      return [token, toOklch((sides ? sides[side] : branded) ?? own)]
    }),
  )

const themes: Record<string, Record<string, string>> = {
  light: lightColor,
  dark: darkColor,
  ...Object.fromEntries(
    Object.entries(brands).flatMap(([name, brand]) => [
      [`${name} light`, applyBrand(brand, lightColor, 1)],
      [`${name} dark`, applyBrand(brand, darkColor, 2)],
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

test.each(['README of ui', 'brand.md'])('a brand with its own accent sets all accent colors, %s', (name) => {
  const accents = [...defaultValues.keys()].filter((one) => one.startsWith('--plm-accent-'))
  expect(accents.length).toBeGreaterThan(5)
  const missing = accents.filter((one) => !brands[name]?.has(one) && one !== '--plm-accent-fg')
  expect(missing).toEqual([])
})
