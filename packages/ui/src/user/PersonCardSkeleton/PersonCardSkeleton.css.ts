import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const body = style({ display: 'grid', gap: vars.space[4], padding: vars.space[4] })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
})
