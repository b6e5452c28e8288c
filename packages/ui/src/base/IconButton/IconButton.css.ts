import { variants } from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { tooltipLook } from '../Tooltip/tooltipLook.css.ts'

export const square = variants({
  small: { padding: 0, width: vars.size.controlSmall, height: vars.size.controlSmall },
  medium: { padding: 0, width: vars.size.control, height: vars.size.control },
})

export const tooltip = style({ ...tooltipLook, whiteSpace: 'nowrap' })
