import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
})
export const party = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
