import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })
export const entry = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.borderSubtle}`,
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` })
export const title = style({ fontWeight: vars.weight.button })
export const date = style({ ...typography.small, color: vars.color.fgMuted })
