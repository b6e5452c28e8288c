import type { lightColor } from '../../packages/ui/src/theme/tokens.ts'

type Token = keyof typeof lightColor

interface Pair {
  foreground: Token
  background: Token
  /** 4.5 for text, 3 for graphics (WCAG 1.4.3, 1.4.11), 0 for disabled elements, which are exempt. */
  minimum: 4.5 | 3 | 0
}

const text = (foreground: Token, ...backgrounds: Token[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }))
const graphic = (foreground: Token, ...backgrounds: Token[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 3 }))
/** Tones of states: a fill, the text on it and a dot. */
const states = [
  ['success', 'successDot'],
  ['progress', 'progressSolid'],
  ['neutral', 'neutralSolid'],
] as const
const statuses = ['danger', 'warning', 'info'] as const

/** Every text and graphic of the product with its backgrounds. */
export const contrastPairs: Pair[] = [
  ...text(
    'fgDefault',
    'bgCanvas',
    'bgSurface',
    'bgSunken',
    'bgRaised',
    'bgHover',
    'bgSelected',
    'accentTint',
  ),
  ...text('fgMuted', 'bgCanvas', 'bgSurface', 'bgSunken', 'bgHover', 'bgSelected'),
  ...text('fgSubtle', 'bgSurface', 'bgCanvas', 'bgSunken'),
  { foreground: 'fgDisabled', background: 'bgSurface', minimum: 0 },
  ...text('fgOnInverse', 'bgInverse', 'bgInverseRaised'),
  ...text('fgOnInverseMuted', 'bgInverse', 'bgInverseRaised'),
  ...text('accentFg', 'accentBg', 'accentBgHover', 'accentBgActive'),
  ...text('accentText', 'bgSurface', 'bgCanvas', 'accentTint'),
  ...graphic('accentBorder', 'bgSurface'),
  ...graphic('accentBg', 'bgInverse'),
  ...text('primaryFg', 'primaryBg', 'primaryBgHover', 'primaryBgActive'),
  ...graphic('primaryBg', 'bgSurface'),
  ...text('linkFg', 'bgSurface', 'bgCanvas', 'bgSunken'),
  ...text('linkFgHover', 'bgSurface'),
  ...graphic('focusRing', 'bgCanvas', 'bgSurface', 'bgSunken'),
  ...graphic('focusRingInverse', 'bgInverse', 'bgInverseRaised'),
  ...graphic('borderControl', 'bgSurface', 'bgCanvas', 'bgSunken'),
  ...states.flatMap(([state, dot]) => [
    ...text(`${state}Fg`, `${state}Bg`),
    ...text('fgDefault', `${state}Bg`),
    ...text('fgMuted', `${state}Bg`),
    ...graphic(dot, 'bgSurface', `${state}Bg`),
  ]),
  ...statuses.flatMap((status) => text(`${status}Fg`, `${status}Bg`)),
  ...text('dangerFg', 'bgSurface'),
  ...graphic('dangerSolid', 'bgSurface'),
  ...graphic('successSolid', 'bgSurface'),
  ...graphic('infoSolid', 'bgSurface'),
  ...text('dangerOnSolid', 'dangerSolid'),
  ...text('successOnSolid', 'successSolid'),
  ...graphic('starStroke', 'bgSurface'),
  ...graphic('starEmptyStroke', 'bgSurface'),
  ...text('tapeFg', 'tapeBg'),
  ...graphic('barFill', 'barTrack'),
  ...([0, 1, 2, 3, 4] as const).flatMap((tint) => text(`tint${tint}Fg`, `tint${tint}Bg`)),
]
