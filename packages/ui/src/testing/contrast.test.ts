import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../../../.storybook/docs/contrast.ts'
import { contrastPairs } from '../../../../.storybook/docs/contrastPairs.ts'
import { getTokenName } from '../theme/tokenNames.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'
import { defaultValues } from '../theme/values.ts'

const css = readFileSync(new URL('../../../../.storybook/brands/lindero.css', import.meta.url), 'utf8')
const lindero = new Map(
  [...css.matchAll(/(--plm-[\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]),
)
const toOklch = (color: string) => (color === 'white' ? lightColor.bgSurface : color)

/** Returns a theme with the colors that the brand sets. `side` is the argument of `light-dark()`. */
const applyBrand = (theme: typeof lightColor | typeof darkColor, side: 1 | 2) =>
  Object.fromEntries(
    Object.entries(theme).map(([token, own]) => {
      const branded = lindero.get(`--${getTokenName(['color', token])}`)
      const sides = branded && /light-dark\((.+), (\S.+)\)$/.exec(branded)
      return [token, toOklch((sides ? sides[side] : branded) ?? own)]
    }),
  )

const themes: Record<string, Record<string, string>> = {
  light: lightColor,
  dark: darkColor,
  'Lindero light': applyBrand(lightColor, 1),
  'Lindero dark': applyBrand(darkColor, 2),
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

test('a brand sets only variables of the theme', () => {
  expect([...lindero.keys()].filter((name) => !defaultValues.has(name))).toEqual([])
  expect(lindero.size).toBeGreaterThan(10)
})
