import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Stays in view: the card that caused it may stand far down the list. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: `calc(${vars.size.nav} + ${vars.space[4]})`,
  // The space under it is part of its height; what is pressed there is the list.
  pointerEvents: 'none',
  selectors: { '&:not(:empty)': { paddingBottom: vars.space[6] } },
  '@media': { print: { position: 'static' } },
})
within(`${notices} > *`, { pointerEvents: 'auto' })
