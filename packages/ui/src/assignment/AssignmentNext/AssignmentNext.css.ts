import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBottom: vars.space[2],
})
export const due = style({ fontWeight: vars.weight.card })
