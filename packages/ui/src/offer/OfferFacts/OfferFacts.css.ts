import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

// Cuts the rule before whatever comes first on its line.
export const facts = style({ display: 'flex', flexWrap: 'wrap', overflow: 'clip', borderTop: line })
export const largeFacts = style([facts, { borderBottom: line }])

// Halves, unless a figure or its label needs more, and one under the other where both do not fit.
export const fact = style({
  flex: '1 1 40%',
  minWidth: 'max-content',
  marginInlineStart: `calc(-1 * (${vars.space[4]} + ${vars.border.thin}))`,
  padding: `0.875rem ${vars.space[4]}`,
  borderInlineStart: line,
})
export const term = style({ ...type.label, color: vars.color.fgMuted })
export const value = style({
  fontSize: vars.text.price,
  lineHeight: '1.3',
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
