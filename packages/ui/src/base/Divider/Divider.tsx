import { classes } from '../../theme/classes.ts'
import * as css from './Divider.css.ts'

export interface DividerProps {
  /** A plain line, or the dashed one above the foot of a card.
   * @default 'line' */
  look?: 'line' | 'dashed'
}

/** A line between two parts. */
export const Divider = ({ look = 'line' }: DividerProps) => (
  <hr className={classes(css.divider, css.look[look])} />
)
