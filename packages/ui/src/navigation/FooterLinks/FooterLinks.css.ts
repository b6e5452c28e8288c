import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[10]}`,
})
export const heading = style({
  marginBottom: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
})
export const column = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
