import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const region = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  // Absolute, so that its container adds no gap for it.
  ':empty': { position: 'absolute' },
})
