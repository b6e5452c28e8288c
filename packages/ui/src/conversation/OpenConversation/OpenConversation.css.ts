import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const conversation = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
})
export const composer = style({
  background: vars.color.bgSurface,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
export const closed = style({ padding: vars.space[3] })
