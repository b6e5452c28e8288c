import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

export const facts = style({
  display: 'grid',
  // Halves, unless a figure or its label needs more: in a narrow card the day would run over the edge.
  gridTemplateColumns: 'repeat(2, minmax(max-content, 1fr))',
  borderTop: line,
})
export const largeFacts = style([facts, { borderBottom: line }])

export const fact = style({
  paddingBlock: '0.875rem',
  selectors: { '& + &': { paddingInlineStart: vars.space[4], borderInlineStart: line } },
})
export const term = style({ ...type.label, color: vars.color.fgMuted })
export const value = style({
  fontSize: vars.text.price,
  lineHeight: '1.3',
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
