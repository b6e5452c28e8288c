import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, minWidth: 0 })
export const term = style({ ...typography.label, color: vars.color.fgMuted })
export const values = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const before = style({ color: vars.color.fgMuted, textDecoration: 'line-through' })
export const after = style({ fontWeight: vars.weight.button, textDecoration: 'none' })
