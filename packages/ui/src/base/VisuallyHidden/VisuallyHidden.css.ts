import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const hidden = style({
  position: 'absolute',
  width: vars.border.thin,
  height: vars.border.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
