import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
})
export const subject = style({ overflowWrap: 'anywhere' })
export const facts = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})
export const label = style({ color: vars.color.fgMuted })
export const value = style({ fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' })
export const missing = style({ color: vars.color.fgMuted })
// Field names do not wrap within a word, even next to a long value.
export const field = style({ overflowWrap: 'normal' })
