import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const banner = style({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.dangerBorder}`,
  background: vars.color.dangerBg,
  color: vars.color.dangerFg,
})
export const content = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
})
export const text = style({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.weight.button })
export const link = style({ color: 'inherit', fontWeight: vars.weight.button })
