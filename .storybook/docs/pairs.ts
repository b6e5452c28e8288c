import type { lightColor } from '../../packages/ui/src/theme/tokens.ts'

type Token = keyof typeof lightColor

/** Text needs 4.5, what only has to be seen 3 (WCAG 1.4.3, 1.4.11); what is disabled is exempt. */
interface Pair {
  front: Token
  back: Token
  least: 4.5 | 3 | 0
}

const text = (front: Token, ...backs: Token[]): Pair[] => backs.map((back) => ({ front, back, least: 4.5 }))
const seen = (front: Token, ...backs: Token[]): Pair[] => backs.map((back) => ({ front, back, least: 3 }))
const states = ['pendiente', 'proceso', 'terminado'] as const
const kinds = ['danger', 'warning', 'success', 'info'] as const

/** Every text and mark of the product on every ground that it stands on. */
export const pairs: Pair[] = [
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
  { front: 'fgDisabled', back: 'bgSurface', least: 0 },
  ...text('fgOnInverse', 'bgInverse', 'bgInverseRaised'),
  ...text('fgOnInverseMuted', 'bgInverse', 'bgInverseRaised'),
  ...text('accentFg', 'accentBg', 'accentBgHover', 'accentBgActive'),
  ...text('accentText', 'bgSurface', 'bgCanvas', 'accentTint'),
  ...seen('accentBorder', 'bgSurface'),
  ...seen('accentBg', 'bgInverse'),
  ...text('primaryFg', 'primaryBg', 'primaryBgHover', 'primaryBgActive'),
  ...seen('primaryBg', 'bgSurface'),
  ...text('linkFg', 'bgSurface', 'bgCanvas', 'bgSunken'),
  ...text('linkFgHover', 'bgSurface'),
  ...seen('focusRing', 'bgCanvas', 'bgSurface', 'bgSunken'),
  ...seen('focusRingInverse', 'bgInverse', 'bgInverseRaised'),
  ...seen('borderControl', 'bgSurface', 'bgCanvas', 'bgSunken'),
  ...states.flatMap((state) => [
    ...text(`${state}Fg`, `${state}Bg`),
    ...text('fgDefault', `${state}Bg`),
    ...text('fgMuted', `${state}Bg`),
    ...seen(`${state}Solid`, 'bgSurface', `${state}Bg`),
  ]),
  ...kinds.flatMap((kind) => text(`${kind}Fg`, `${kind}Bg`)),
  ...text('dangerFg', 'bgSurface'),
  ...seen('dangerSolid', 'bgSurface'),
  ...seen('successSolid', 'bgSurface'),
  ...seen('infoSolid', 'bgSurface'),
  ...text('dangerOnSolid', 'dangerSolid'),
  ...text('successOnSolid', 'successSolid'),
  ...seen('starStroke', 'bgSurface'),
  ...seen('starEmptyStroke', 'bgSurface'),
  ...text('tapeFg', 'tapeBg'),
  ...seen('barFill', 'barTrack'),
  ...([0, 1, 2, 3, 4] as const).flatMap((tint) => text(`tint${tint}Fg`, `tint${tint}Bg`)),
]
