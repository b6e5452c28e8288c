import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { adorned, input as plainInput } from '../Field/Field.css.ts'

export const box = adorned

export const input = composite.style([
  plainInput,
  { paddingInlineEnd: vars.size.control, fontVariantNumeric: 'tabular-nums lining-nums' },
])

export const button = style({
  appearance: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: vars.size.control,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.fgMuted,
  cursor: 'pointer',
  ':hover': { color: vars.color.fgDefault },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.border.ring})` },
  ':disabled': { cursor: 'not-allowed', color: vars.color.fgDisabled },
})
