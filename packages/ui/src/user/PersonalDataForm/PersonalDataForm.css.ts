import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Text fields do not fill the wide column next to the account menu.
export const column = style({ maxWidth: vars.size.form })
