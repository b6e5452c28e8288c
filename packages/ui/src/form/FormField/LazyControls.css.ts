import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** As high as a checkbox or switch with one line of text. */
export const toggle = style({ minHeight: vars.size.controlSmall })
