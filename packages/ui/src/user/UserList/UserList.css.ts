import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 })
export const name = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1], minWidth: 0 })
export const link = style({
  color: 'inherit',
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
})
/** Addresses have no spaces. */
export const contact = style({ overflowWrap: 'anywhere' })
