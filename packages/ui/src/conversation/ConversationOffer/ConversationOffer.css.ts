import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[4],
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const facts = style({ ...typography.small, minWidth: 0 })
export const photo = style({ display: 'block', overflow: 'clip', borderRadius: vars.radius[2] })
export const loading = style({ display: 'grid', gap: vars.space[6], paddingBlock: vars.space[4] })
