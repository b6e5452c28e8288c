import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const content = style({ maxWidth: vars.measure.text, marginTop: vars.space[3] })
export const description = style({ whiteSpace: 'pre-line', overflowWrap: 'break-word' })
