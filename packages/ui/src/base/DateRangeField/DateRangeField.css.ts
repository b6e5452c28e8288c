import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { adorned, field as plainField, input as plainInput, label as plainLabel } from '../Field/Field.css.ts'

export const field = plainField
export const label = plainLabel

export const box = style([
  adorned,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInlineEnd: vars.size.control,
  },
])

export const input = composite.style([plainInput, { fontVariantNumeric: 'tabular-nums lining-nums' }])
export const dash = style({ color: vars.color.fgMuted })
export const hint = style({ fontSize: vars.text.small, color: vars.color.fgMuted, textAlign: 'center' })
export const content = style({ display: 'grid', gap: vars.space[2] })
