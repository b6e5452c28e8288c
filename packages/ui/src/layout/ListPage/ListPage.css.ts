import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Stays in view: the card that caused it may stand far down the list. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: `calc(${vars.size.nav} + ${vars.space[4]})`,
  '@media': { print: { position: 'static' } },
})
