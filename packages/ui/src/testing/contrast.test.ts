import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from '../../../../.storybook/docs/colour.ts'
import { pairs } from '../../../../.storybook/docs/pairs.ts'
import { nameOf } from '../theme/names.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'
import { values } from '../theme/values.ts'

const css = readFileSync(new URL('../../../../.storybook/brands/lindero.css', import.meta.url), 'utf8')
const lindero = new Map(
  [...css.matchAll(/(--plm-[\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]),
)
const white = (colour: string) => (colour === 'white' ? lightColor.bgSurface : colour)

/** The theme with what a brand says in its place. */
const branded = (theme: typeof lightColor | typeof darkColor, side: 1 | 2) =>
  Object.fromEntries(
    Object.entries(theme).map(([token, own]) => {
      const said = lindero.get(`--${nameOf(['color', token])}`)
      const sides = said && /light-dark\((.+), (\S.+)\)$/.exec(said)
      return [token, white((sides ? sides[side] : said) ?? own)]
    }),
  )

const themes: Record<string, Record<string, string>> = {
  day: lightColor,
  night: darkColor,
  'Lindero by day': branded(lightColor, 1),
  'Lindero by night': branded(darkColor, 2),
}

test.each(Object.entries(themes))('every text and mark is seen on its ground, %s', (_, theme) => {
  const faint = pairs
    .map(({ front, back, least }) => ({
      front,
      back,
      least,
      ratio: contrast(theme[front] ?? '', theme[back] ?? ''),
    }))
    .filter(({ ratio, least }) => ratio < least)
  expect(faint).toEqual([])
})

test('a brand only sets variables that the theme has', () => {
  expect([...lindero.keys()].filter((name) => !values.has(name))).toEqual([])
  expect(lindero.size).toBeGreaterThan(10)
})
