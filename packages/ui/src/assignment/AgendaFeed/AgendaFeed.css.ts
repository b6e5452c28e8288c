import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** One press selects it whole. */
export const address = style({
  ...typography.small,
  width: '100%',
  margin: 0,
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSunken,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
