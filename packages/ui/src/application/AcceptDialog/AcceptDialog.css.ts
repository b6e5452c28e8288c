import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
})
export const effects = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})
