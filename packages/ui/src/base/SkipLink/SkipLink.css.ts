import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const skip = style({
  ...typography.button,
  position: 'absolute',
  insetInlineStart: vars.space[3],
  top: vars.size.skipOffset,
  zIndex: vars.z.skip,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  background: vars.color.tapeBg,
  color: vars.color.tapeFg,
  ':focus': { top: 0 },
  // Inside the link: the edge of the window would clip a ring around it.
  ':focus-visible': { outlineColor: vars.color.tapeFg, outlineOffset: '-0.3rem' },
})
