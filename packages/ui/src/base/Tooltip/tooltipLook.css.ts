import { forcedColors } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Look of a tooltip, for a popover inside or beside its control. */
export const tooltipLook = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: vars.measure.short,
  paddingInline: vars.space[2],
  border: 0,
  // Transparent borders touch the control, so that the pointer can move onto the tooltip (WCAG 1.4.13).
  borderBlock: `${vars.space.snug} solid transparent`,
  borderRadius: vars.radius[2],
  background: vars.color.primaryBg,
  backgroundClip: 'padding-box',
  color: vars.color.primaryFg,
  fontSize: vars.text.label,
  lineHeight: vars.leading.body,
  '@media': { [forcedColors]: { outline: `${vars.border.thin} solid CanvasText` } },
} as const
