import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Three columns, in a panel that is narrower on small windows.
export const trades = style({ width: '36rem', maxWidth: '100%' })

// As wide as «Ingresar», to avoid a layout shift for visitors.
export const visitor = style({
  display: 'flex',
  justifyContent: 'flex-end',
  minWidth: '6.5rem',
  // The server renders the page of a visitor, also for signed-in users.
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
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
})

// On narrow screens the phone menu has these links.
export const accountMenu = style({ '@media': { [below(1024)]: { display: 'none' } } })
