import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { flexDirection: 'column', alignItems: 'start', gap: vars.space[4] } },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  paddingTop: vars.space[5],
  borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}`,
  '@media': { [below(600)]: { flexDirection: 'column', alignItems: 'stretch' } },
})
