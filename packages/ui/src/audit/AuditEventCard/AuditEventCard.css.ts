import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
})
export const subject = style({ overflowWrap: 'anywhere' })
export const facts = style({
  ...type.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})
export const label = style({ color: vars.color.fgMuted })
export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' })
export const missing = style({ color: vars.color.fgMuted })
// A long value beside it takes no room from the name of its field.
export const field = style({ overflowWrap: 'normal' })
