import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Beside the account's menu there is more room than a line to type in needs. */
export const column = style({ maxWidth: vars.size.form })
