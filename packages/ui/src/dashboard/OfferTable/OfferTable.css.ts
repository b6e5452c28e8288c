import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const title = style({
  display: 'block',
  fontWeight: vars.weight.label,
  lineHeight: vars.leading.title,
  overflowWrap: 'anywhere',
})
export const description = style({
  ...typography.small,
  display: 'block',
  color: vars.color.fgMuted,
  fontWeight: vars.weight.regular,
})
export const date = style({ ...typography.small, color: vars.color.fgMuted, whiteSpace: 'nowrap' })
export const price = style({ fontWeight: vars.weight.card })
