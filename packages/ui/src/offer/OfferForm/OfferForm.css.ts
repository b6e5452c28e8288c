import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Two short choices that belong together share a line where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A list and the button that takes it away, at the height of the list. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
})
