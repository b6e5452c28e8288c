import { below, from } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const main = style({
  flex: '1',
  // The server renders the page of a visitor, also for signed-in users.
  selectors: { ':root[data-session] &[data-sign-in]': { visibility: 'hidden' } },
})

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [below(1024)]: { display: 'none' }, print: { display: 'none' } },
})

// The result is next to the clicked button only: below 1024 px the card may be out of view.
export const result = style({
  ':empty': { display: 'none' },
  '@media': { [below(1024)]: { display: 'none' } },
})
export const barResult = style({ flex: '0 0 100%', ':empty': { display: 'none' } })

// Sticky until the end of its page, above the footer.
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${gutter}`,
  paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderTop: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  background: vars.color.bgRaised,
  boxShadow: vars.shadow[3],
  '@media': { [from(1024)]: { display: 'none' }, print: { display: 'none' } },
})
