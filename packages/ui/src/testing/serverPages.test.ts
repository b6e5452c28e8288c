import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOklch, toHexAlpha } from '../theme/color.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'

// The server may not depend on this package, so its pages (card page, sign-in, outbox) have a copy of the palette.
const http = new URL('../../../../apps/api/src/http/', import.meta.url)
const css = readFileSync(new URL('page.css.ts', http), 'utf8')

/** Tokens of the theme by variable of the server's pages. */
const tokens: Record<string, keyof typeof lightColor> = {
  ground: 'bgInverse',
  'ground-line': 'inverseGrid',
  'on-ground': 'fgOnInverse',
  'on-ground-muted': 'fgOnInverseMuted',
  'ground-ring': 'focusRingInverse',
  surface: 'bgSurface',
  sunken: 'bgSunken',
  hover: 'bgHover',
  ink: 'fgDefault',
  muted: 'fgMuted',
  subtle: 'fgSubtle',
  line: 'borderSubtle',
  'line-strong': 'borderDefault',
  control: 'borderControl',
  accent: 'accentBg',
  'accent-hover': 'accentBgHover',
  'accent-active': 'accentBgActive',
  'accent-line': 'accentBorder',
  'accent-ink': 'accentFg',
  primary: 'primaryBg',
  'primary-hover': 'primaryBgHover',
  'primary-ink': 'primaryFg',
  link: 'linkFg',
  'link-hover': 'linkFgHover',
  ring: 'focusRing',
  'danger-tint': 'dangerBg',
  danger: 'dangerFg',
  'danger-line': 'dangerBorder',
  'danger-solid': 'dangerSolid',
  'success-tint': 'successBg',
  success: 'successFg',
  'success-line': 'successBorder',
  'info-tint': 'infoBg',
  info: 'infoFg',
  'info-line': 'infoBorder',
  tape: 'tapeBg',
  'tape-tick': 'tapeTick',
}

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
  const expected = Object.entries(tokens).map(([name, token]) => [name, toHexAlpha(readOklch(theme[token]))])
  expect(colors).toEqual(Object.fromEntries(expected))
})

test('the pages of the server have the font of the theme and its license', () => {
  const fonts = new URL('../theme/fonts/', import.meta.url)
  const isSame = (own: string, copy: string) =>
    readFileSync(new URL(own, fonts)).equals(readFileSync(new URL(copy, http)))
  expect([isSame('archivo-es.woff2', 'archivo.woff2'), isSame('OFL.txt', 'archivo.OFL.txt')]).toEqual([
    true,
    true,
  ])
})
