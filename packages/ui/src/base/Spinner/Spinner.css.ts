import { keyframes } from '@vanilla-extract/css'
import { reducedMotion } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const swing = keyframes({ from: { rotate: '16deg' }, to: { rotate: '-16deg' } })

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[10],
  color: vars.color.fgMuted,
})

export const plumb = style({
  width: '2.5rem',
  height: '4.5rem',
  color: vars.color.borderControl,
  transformOrigin: '50% 0',
  animation: `${swing} 1.1s ${vars.easing.inout} infinite alternate`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})

export const bob = style({ fill: vars.color.accentBg })
export const hole = style({ fill: vars.color.bgCanvas })
export const label = style({ fontWeight: vars.weight.label })
