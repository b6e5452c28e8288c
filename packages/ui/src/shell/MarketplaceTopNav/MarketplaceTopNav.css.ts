import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Three columns, in a panel that is narrower on small windows.
export const trades = style({ width: '36rem', maxWidth: '100%' })

// The server renders the bar of a visitor, also for signed-in users: theirs must take the same place.
const signedIn = ':root[data-session] &'
const reserved = { [from(1024)]: { selectors: { [signedIn]: { minWidth: '9.5rem' } } } }

// As wide as «Ingresar», to avoid a layout shift for visitors.
export const visitor = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '6.5rem',
  selectors: { [signedIn]: { visibility: 'hidden', minWidth: '6rem' } },
  '@media': reserved,
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
  selectors: { [signedIn]: { minWidth: '6rem' } },
  '@media': reserved,
})

// On narrow screens the phone menu has these links.
export const accountMenu = style({ '@media': { [below(1024)]: { display: 'none' } } })
