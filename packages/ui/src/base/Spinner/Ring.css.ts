import { reducedMotion } from '../../theme/breakpoints.ts'
import { keyframes, style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '360deg' } })

export const ring = style({
  borderRadius: '50%',
  border: `${vars.border.thick} solid`,
  borderTopColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none', borderTopColor: 'currentcolor', borderStyle: 'dotted' } },
})
