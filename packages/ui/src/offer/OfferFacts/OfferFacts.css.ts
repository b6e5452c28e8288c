import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

// Clips the left border of the first fact in each line.
export const facts = style({ display: 'flex', flexWrap: 'wrap', overflow: 'clip', borderTop: line })
export const largeFacts = style([facts, { borderBottom: line }])

// Two columns. They grow with their content and wrap if both do not fit.
export const fact = style({
  flex: '1 1 40%',
  minWidth: 'max-content',
  marginInlineStart: `calc(-1 * (${vars.space[4]} + ${vars.border.thin}))`,
  padding: `0.875rem ${vars.space[4]}`,
  borderInlineStart: line,
})
export const term = style({ ...typography.label, color: vars.color.fgMuted })
export const value = style({
  fontSize: vars.text.price,
  lineHeight: '1.3',
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
