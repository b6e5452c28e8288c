import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Divider.css.ts'

export interface DividerProps extends PassThroughProps<HTMLHRElement> {
  /** `dashed` is for the line above the footer of a card.
   * @default 'line' */
  variant?: 'line' | 'dashed'
}

/** Renders a line between two sections. */
export const Divider = ({ variant = 'line', ...rest }: DividerProps) => (
  <hr className={classes(css.divider, classOf(css.variant, variant))} {...rest} />
)
