import { classes } from '../../theme/classes.ts'
import { glyph } from '../Icon/Glyph.css.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Ring.css.ts'

/** Renders the small spinner, hidden from screen readers. A separate file, so that buttons do not load the large one. */
export const Ring = (props: PassThroughProps<HTMLSpanElement>) => (
  <span className={classes(glyph, css.ring)} aria-hidden="true" {...props} />
)
