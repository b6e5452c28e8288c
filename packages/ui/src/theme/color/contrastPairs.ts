import type { ColorToken } from '../tokens.ts'

interface Pair {
  foreground: ColorToken
  background: ColorToken
  /** 4.5 for text, 3 for graphics (WCAG 1.4.3, 1.4.11), 0 for disabled elements, which are exempt. */
  minimum: 4.5 | 3 | 0
}

const text = (foreground: ColorToken, ...backgrounds: ColorToken[]): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum: 4.5 }))
const graphic = (foreground: ColorToken, ...backgrounds: ColorToken[]): Pair[] =>
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
  ...text('fgMuted', 'bgCanvas', 'bgSurface', 'bgSunken', 'bgRaised', 'bgHover', 'bgSelected', 'accentTint'),
  ...text('fgSubtle', 'bgSurface', 'bgCanvas', 'bgSunken'),
  { foreground: 'fgDisabled', background: 'bgSurface', minimum: 0 },
  ...text('fgOnInverse', 'bgInverse', 'bgInverseRaised'),
  ...text('fgOnInverseMuted', 'bgInverse', 'bgInverseRaised'),
  ...text('accentFg', 'accentBg', 'accentBgHover', 'accentBgActive'),
  ...text('accentText', 'bgSurface', 'bgCanvas', 'bgSunken', 'bgHover', 'bgSelected', 'accentTint'),
  ...graphic('accentBorder', 'bgSurface', 'bgCanvas', 'bgSunken', 'bgSelected', 'accentTint'),
  ...graphic('accentInverse', 'bgInverse', 'bgInverseRaised'),
  ...text('primaryFg', 'primaryBg', 'primaryBgHover', 'primaryBgActive'),
  ...graphic('primaryBg', 'bgSurface'),
  ...text('linkFg', 'bgSurface', 'bgCanvas', 'bgSunken', 'bgHover', 'bgSelected', 'accentTint'),
  ...text('linkFgHover', 'bgSurface', 'bgCanvas', 'bgSunken', 'bgHover', 'bgSelected', 'accentTint'),
  ...graphic(
    'focusRing',
    'bgCanvas',
    'bgSurface',
    'bgSunken',
    'bgRaised',
    'bgHover',
    'bgSelected',
    'accentTint',
  ),
  ...graphic('focusRingInverse', 'bgInverse', 'bgInverseRaised'),
  ...graphic('borderControl', 'bgSurface', 'bgCanvas', 'bgSunken', 'bgRaised', 'bgHover', 'bgSelected'),
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
  ...text('tapeNumber', 'tapeBg'),
  ...graphic('tapeTick', 'tapeBg'),
  ...graphic('barFill', 'barTrack'),
  ...([0, 1, 2, 3, 4] as const).flatMap((tint) => text(`tint${tint}Fg`, `tint${tint}Bg`)),
]
