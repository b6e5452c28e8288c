import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` } },
})
export const text = style({ flex: '1 1 12rem', minWidth: 0 })
