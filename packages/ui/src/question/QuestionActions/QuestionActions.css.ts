import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const actions = style({ display: 'grid', gap: vars.space[4], marginTop: vars.space[2] })
