import { keyframes } from '@vanilla-extract/css'
import { below, reducedMotion } from '../../theme/breakpoints.ts'
import { classOf } from '../../theme/classes.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import * as panel from '../Panel/Panel.css.ts'

const sheen = keyframes({ to: { translate: '100% 0' } })

export const block = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: vars.color.skeleton,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    translate: '-100% 0',
    background: `linear-gradient(90deg, transparent, ${vars.color.skeletonSheen}, transparent)`,
    animation: `${sheen} 1.4s ${vars.easing.inout} infinite`,
  },
  '@media': { [reducedMotion]: { '::after': { display: 'none' } } },
})

export const shape = variants({
  text: { height: '0.85em', width: '100%' },
  short: { height: '0.85em', width: '60%' },
  title: { height: '1.4em', width: '80%' },
  photo: {
    aspectRatio: '16 / 10',
    borderRadius: 0,
    '@media': { [below(600)]: { aspectRatio: '5 / 2' } },
  },
  button: { height: vars.size.control, width: '7rem', borderRadius: vars.radius[2] },
  avatar: { height: vars.size.avatar, width: vars.size.avatar, borderRadius: '50%' },
})

export const card = style([panel.panel, classOf(panel.tone, 'surface'), panel.clipped])
export const body = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] })
// The same height as a card with a one-line title, so that the rows below do not move when the cards load.
export const client = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
})
export const face = style({
  height: vars.size.avatarSmall,
  width: vars.size.avatarSmall,
  borderRadius: '50%',
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}`,
})
export const price = style({ height: '1.4em', width: '5rem' })
