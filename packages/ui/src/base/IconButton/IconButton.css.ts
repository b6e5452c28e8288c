import { forcedColors } from '../../theme/breakpoints.ts'
import { variants } from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const square = variants({
  small: { padding: 0, width: vars.size.controlSmall, height: vars.size.controlSmall },
  medium: { padding: 0, width: vars.size.control, height: vars.size.control },
})

// Transparent borders touch the button, so that the pointer can move onto the tooltip (WCAG 1.4.13).
export const tooltip = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: vars.measure.short,
  paddingInline: vars.space[2],
  border: 0,
  borderBlock: `${vars.space.snug} solid transparent`,
  borderRadius: vars.radius[2],
  background: vars.color.primaryBg,
  backgroundClip: 'padding-box',
  color: vars.color.primaryFg,
  fontSize: vars.text.label,
  lineHeight: vars.leading.body,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { outline: `${vars.border.thin} solid CanvasText` } },
})
