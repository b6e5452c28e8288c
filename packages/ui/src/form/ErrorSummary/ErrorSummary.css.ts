import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const summary = style({
  ...typography.small,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.border.thick} solid ${vars.color.dangerSolid}`,
  borderRadius: vars.radius[2],
  background: vars.color.dangerBg,
  color: vars.color.dangerFg,
})
export const content = style({ display: 'grid', gap: vars.space[1] })
export const lead = style({ fontWeight: vars.weight.button })
export const list = style({ display: 'grid' })
export const link = style({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: 'inherit',
  textDecorationThickness: vars.border.thin,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
})
