import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const places = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.fgMuted,
  overflowWrap: 'anywhere',
})
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.snug,
})
