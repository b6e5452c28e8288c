import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })
/** As wide as its widest badge, also in a narrow column. */
export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, auto)',
  justifyItems: 'start',
  gap: vars.space[1],
})
export const link = style({
  color: 'inherit',
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
/** Addresses have no spaces. */
export const contact = style({ overflowWrap: 'anywhere' })
