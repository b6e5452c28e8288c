import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space[3],
})
