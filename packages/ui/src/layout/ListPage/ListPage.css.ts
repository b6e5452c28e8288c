import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Sticky: the card that caused a message can be far down the list. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: `calc(${vars.size.nav} + ${vars.space[4]})`,
  // Clicks on the padding below the messages go to the list.
  pointerEvents: 'none',
  selectors: { '&:not(:empty)': { paddingBottom: vars.space[6] } },
  '@media': { print: { position: 'static' } },
})
within(`${notices} > *`, { pointerEvents: 'auto' })
