import { from } from '../theme/breakpoints.ts'
import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** Two short fields: next to each other from 600 px on, otherwise below each other. */
export const fieldPair = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
