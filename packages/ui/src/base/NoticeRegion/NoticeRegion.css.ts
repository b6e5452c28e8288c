import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const region = style({ display: 'grid', gap: vars.space[2] })
export const filled = style({ paddingBlock: vars.space[4] })
