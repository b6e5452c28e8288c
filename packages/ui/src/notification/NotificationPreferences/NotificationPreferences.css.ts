import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: vars.space[4],
  selectors: {
    'li:not(:last-child) > &': { borderBlockEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
  },
})
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const text = style({ flex: '1 1 16rem', minWidth: 0, alignSelf: 'center' })
export const channels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[5]}`,
})
// The label stays on one line. The height is that of the frequencies beside it.
export const push = style({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  minHeight: vars.size.control,
  whiteSpace: 'nowrap',
})
