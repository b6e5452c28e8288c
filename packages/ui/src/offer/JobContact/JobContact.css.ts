import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const contact = style({ display: 'flex', gap: vars.space[3], minWidth: 0 })
export const person = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })
