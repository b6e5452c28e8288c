import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Separate from Select.css.ts, so that it loads together with RadixSelect.

export const popover = style({
  zIndex: vars.z.sheet,
  width: 'var(--radix-select-trigger-width)',
  minWidth: '12rem',
  maxHeight: `min(var(--radix-select-content-available-height), ${vars.size.popover})`,
  overflow: 'hidden',
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[3],
})

// Radix hides the scrollbar with a rule outside of any cascade layer.
export const viewport = style({ padding: vars.space[1], scrollbarWidth: 'thin !important' as 'thin' })
