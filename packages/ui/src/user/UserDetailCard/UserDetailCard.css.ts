import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
