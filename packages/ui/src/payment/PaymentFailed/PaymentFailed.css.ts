import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.avatarMedium,
  height: vars.size.avatarMedium,
  border: `${vars.border.thin} solid ${vars.color.dangerBorder}`,
  borderRadius: vars.radius[3],
  background: vars.color.dangerBg,
  color: vars.color.dangerFg,
})
