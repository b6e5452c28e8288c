import { classes } from '../../theme/classes.ts'
import * as css from './Divider.css.ts'

export interface DividerProps {
  /** `dashed` is for the line above the footer of a card.
   * @default 'line' */
  variant?: 'line' | 'dashed'
}

/** Renders a line between two sections. */
export const Divider = ({ variant = 'line' }: DividerProps) => (
  <hr className={classes(css.divider, css.variant[variant])} />
)
