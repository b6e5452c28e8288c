import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Long addresses break anywhere, so that they do not widen the column. */
export const request = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})
