import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { tooltipLook } from './tooltipLook.css.ts'

/** Receives the events of control and tooltip without a box of its own. */
export const wrapper = style({ display: 'contents' })

export const tooltip = style({
  ...tooltipLook,
  width: 'max-content',
  maxWidth: `min(${vars.measure.short}, 100vw - ${vars.space[2]})`,
  paddingBlock: vars.space.hair,
  // A tooltip in a table or heading must not look like it.
  fontWeight: vars.weight.regular,
  fontStretch: vars.stretch.normal,
  letterSpacing: vars.tracking.normal,
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
