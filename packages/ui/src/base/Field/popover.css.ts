import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Surface of a popover of a field, positioned by `useAnchoredPopover`. Loaded with the popover. */
export const popover = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow[3],
  maxHeight: 'var(--plm-popover-room)',
})
