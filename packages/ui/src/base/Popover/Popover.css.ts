import { reducedMotion } from '../../theme/breakpoints.ts'
import { keyframes, style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: `min(${vars.size.popover}, 100vw - ${vars.space[4]})`,
  margin: 0,
  padding: vars.space[4],
  overflowY: 'auto',
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  overflowWrap: 'break-word',
  selectors: {
    // Focus moves here when it opens.
    '&[tabindex="-1"]': { outline: 'none' },
  },
  animation: `${appear} ${vars.duration[1]} ${vars.easing.out}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
