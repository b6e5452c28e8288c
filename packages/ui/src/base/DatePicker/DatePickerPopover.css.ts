import { style } from '../../theme/compositeStyle.ts'
import { vars } from '../../theme/vars.css.ts'
import { popover as surface } from '../Field/popover.css.ts'

export const popover = style([surface, { padding: vars.space[2], outline: 'none' }])
