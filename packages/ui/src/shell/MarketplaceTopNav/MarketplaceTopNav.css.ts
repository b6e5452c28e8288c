import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Three columns, in a panel that is narrower on small windows.
export const trades = style({ width: '36rem', maxWidth: '100%' })

// The server renders the bar of a visitor, also for signed-in users: theirs must take the same place.
const signedIn = ':root[data-session] &'
const memberWidth = { narrow: '6rem', wide: '9.5rem' }

// As wide as «Ingresar», to avoid a layout shift for visitors.
export const visitor = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '6.5rem',
  // Not a minimum: «Ingresar» is wider than bell and portrait.
  selectors: { [signedIn]: { visibility: 'hidden', minWidth: 0, width: memberWidth.narrow } },
  '@media': { [from(1024)]: { selectors: { [signedIn]: { width: memberWidth.wide } } } },
})

export const profile = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  textDecoration: 'none',
})

/** Bell, portrait and menu. The bell loads later than the bar. */
export const member = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  selectors: { [signedIn]: { minWidth: memberWidth.narrow } },
  '@media': { [from(1024)]: { selectors: { [signedIn]: { minWidth: memberWidth.wide } } } },
})

// On narrow screens the phone menu has these links.
export const accountMenu = style({ '@media': { [below(1024)]: { display: 'none' } } })
