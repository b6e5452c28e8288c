import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const upload = style({ display: 'grid', gap: vars.space[2] })
export const line = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const figure = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.fgMuted })
