import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const form = style({ display: 'grid', gap: vars.space[5], minWidth: 0 })
