import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOklch, toHexAlpha } from '../theme/color/color.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'

// The server may not depend on this package, so its pages (card page, sign-in, outbox) have a copy of the palette.
const pages = new URL('../../../../apps/api/src/http/page/', import.meta.url)
const css = readFileSync(new URL('css.ts', pages), 'utf8')

/** Returns the token of a variable: `--bg-surface` is `bgSurface`. */
const toToken = (variable: string) =>
  variable.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as keyof typeof lightColor

/** Expands `#rgb` to `#rrggbb`. */
const expandHex = (hex: string) => (hex.length < 6 ? hex.replace(/[\da-f]/g, '$&$&') : hex)

/** Returns the colors between two strings of the style sheet. */
const readColors = (from: string, to: string) =>
  Object.fromEntries(
    [...(css.split(from)[1]?.split(to)[0] ?? '').matchAll(/--([\w-]+):(#[\da-f]+);/g)].map(
      ([, name = '', hex = '']) => [name, expandHex(hex)],
    ),
  )

const light = readColors(':root{', '}')
const dark = { ...light, ...readColors('const darkColors = `', '`') }

test.each([
  ['light', light, lightColor],
  ['dark', dark, darkColor],
] as const)('the pages of the server have the colors of the %s theme', (_, colors, theme) => {
  const variables = Object.keys(colors)
  expect(variables.length).toBeGreaterThan(30)
  const expected = variables.map((name) => [name, toHexAlpha(readOklch(theme[toToken(name)]))])
  expect(colors).toEqual(Object.fromEntries(expected))
})

test('the pages of the server have the font of the theme and its license', () => {
  const fonts = new URL('../theme/fonts/', import.meta.url)
  const isSame = (own: string, copy: string) =>
    readFileSync(new URL(own, fonts)).equals(readFileSync(new URL(copy, pages)))
  expect([isSame('archivo-es.woff2', 'archivo.woff2'), isSame('OFL.txt', 'archivo.OFL.txt')]).toEqual([
    true,
    true,
  ])
})
