import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const identity = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
