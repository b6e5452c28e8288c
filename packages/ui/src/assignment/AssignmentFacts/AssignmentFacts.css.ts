import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const proposals = style({ display: 'grid', gap: vars.space[3] })
export const proposal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.accentBorder}`,
  borderRadius: vars.radius[2],
  background: vars.color.accentTint,
  listStyle: 'none',
})
