import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const name = style({ display: 'grid', gap: vars.space[2] })
