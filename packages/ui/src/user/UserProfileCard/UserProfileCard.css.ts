import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const state = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  width: '100%',
  paddingTop: vars.space[4],
  borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}`,
})
const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.card,
})
export const good = style([line, { color: vars.color.successFg }])
export const bad = style([line, { color: vars.color.dangerFg }])
