import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const skip = style({
  ...type.button,
  position: 'absolute',
  insetInlineStart: vars.space[3],
  top: vars.size.skipOffset,
  zIndex: vars.z.skip,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  background: vars.color.tapeBg,
  color: vars.color.tapeFg,
  ':focus': { top: 0 },
  // Inside the tape, in ink: a ring outside would be cut by the edge of the window.
  ':focus-visible': { outlineColor: vars.color.tapeFg, outlineOffset: '-0.3rem' },
})
