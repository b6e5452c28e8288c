import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const text = style({ maxWidth: vars.measure.text, marginTop: vars.space[3] })
export const own = style({ whiteSpace: 'pre-line', overflowWrap: 'break-word' })
