import { classes } from '../../theme/classes.ts'
import { glyph } from '../Icon/Glyph.css.ts'
import * as css from './Ring.css.ts'

/** The silent ring inside a button, as large as its pictures; apart from the plumb line, which no button draws. */
export const Ring = () => <span className={classes(glyph, css.ring)} aria-hidden="true" />
