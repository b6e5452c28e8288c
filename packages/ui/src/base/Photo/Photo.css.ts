import { createVar } from '@vanilla-extract/css'
import { below } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const photo = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.color.bgSunken,
})

// Only shapes for thumbnails are size containers: with twenty of them, layout takes twice as long.
const container = { containerType: 'inline-size' } as const
export const shape = variants({
  card: { aspectRatio: '16 / 10', '@media': { [below(600)]: { aspectRatio: '5 / 2' } } },
  detail: { aspectRatio: '16 / 9' },
  square: { ...container, aspectRatio: '1' },
  fill: { ...container, position: 'absolute', inset: 0 },
})

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })

export const pattern = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  color: vars.color.borderSubtle,
})

// Two crossed diagonals, the sign for a void in architectural drawings.
const stroke = createVar()
const diagonal = (corner: string) =>
  `linear-gradient(to ${corner}, transparent calc(50% - ${stroke}), ${vars.color.borderControl} 50%, transparent calc(50% + ${stroke}))`
export const crossed = style({
  vars: { [stroke]: '0.04rem' },
  position: 'absolute',
  inset: 0,
  opacity: 0.5,
  background: `${diagonal('top right')}, ${diagonal('bottom right')}`,
})

export const tag = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
})
export const text = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space.snug} ${vars.space[3]}`,
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  color: vars.color.fgMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
})

// A thumbnail shows only the icon; screen readers still read the text.
export const caption = style({
  '@container': {
    '(max-width: 7rem)': {
      position: 'absolute',
      overflow: 'hidden',
      width: vars.border.thin,
      height: vars.border.thin,
      clipPath: 'inset(50%)',
    },
  },
})
