import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** A select and its remove button. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
})
