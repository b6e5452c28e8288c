import { lessMotion } from '../../theme/breakpoints.ts'
import { keyframes, style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const ring = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.icon.md,
  height: vars.icon.md,
  borderRadius: '50%',
  border: `${vars.border.thick} solid currentcolor`,
  borderTopColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [lessMotion]: { animation: 'none', borderTopColor: 'currentcolor', borderStyle: 'dotted' } },
})
