import '../../theme/density.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [from(1024)]: {
      gridTemplateColumns: `${vars.size.adminMenu} minmax(0, 1fr)`,
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
})

export const content = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

// The page fills the first screen by itself, so that no foot is pushed down by what is still on its way.
within(`${content} > main`, {
  minHeight: `calc(100svh - ${vars.size.nav})`,
  '@media': { print: { minHeight: 0 } },
})

/** Messages stay in view: the button that caused one may stand far down the page. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: 0,
  '@media': { print: { position: 'static' } },
})
within(`${notices} section > *`, { boxShadow: vars.shadow[2] })
// What comes into view must not come to lie under a message (WCAG 2.4.11).
within(`html:has(${notices} :is([role=status], [role=alert]))`, {
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[10]})`,
})
