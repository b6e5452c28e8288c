import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOklch, toHexAlpha } from '../theme/colour.ts'
import { darkColor, lightColor } from '../theme/tokens.ts'

// The server may not depend on this package, so its own pages (card page, sign-in, outbox) hold a copy of the palette.
const http = new URL('../../../../apps/api/src/http/', import.meta.url)
const css = readFileSync(new URL('page.css.ts', http), 'utf8')

/** What those pages call a colour of the theme. */
const roles: Record<string, keyof typeof lightColor> = {
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

/** `#fff` and `#ffffff0b` as `#rrggbb` and `#rrggbbaa`. */
const full = (hex: string) => (hex.length < 6 ? hex.replace(/[\da-f]/g, '$&$&') : hex)

/** The colours between two marks of the style sheet. */
const colours = (from: string, to: string) =>
  Object.fromEntries(
    [...(css.split(from)[1]?.split(to)[0] ?? '').matchAll(/--([\w-]+):(#[\da-f]+);/g)].map(
      ([, name = '', hex = '']) => [name, full(hex)],
    ),
  )

const day = colours(':root{', '}')
const night = { ...day, ...colours('const night = `', '`') }

test.each([
  ['day', day, lightColor],
  ['night', night, darkColor],
] as const)('the pages that the server draws have the colours of the theme, by %s', (_, painted, theme) => {
  const wanted = Object.entries(roles).map(([name, role]) => [name, toHexAlpha(readOklch(theme[role]))])
  expect(painted).toEqual(Object.fromEntries(wanted))
})

test('and its letters, with their licence', () => {
  const fonts = new URL('../theme/fonts/', import.meta.url)
  const isSame = (own: string, copy: string) =>
    readFileSync(new URL(own, fonts)).equals(readFileSync(new URL(copy, http)))
  expect([isSame('archivo-es.woff2', 'archivo.woff2'), isSame('OFL.txt', 'archivo.OFL.txt')]).toEqual([
    true,
    true,
  ])
})
