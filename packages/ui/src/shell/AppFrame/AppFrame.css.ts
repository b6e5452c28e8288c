import { from } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': { print: { display: 'block', minHeight: 0 } },
})

// The page fills the first screen by itself. A foot that shows while the content is on its way would be pushed
// down by it, and that is the largest movement a page can make.
within(`${frame} > main`, {
  minHeight: `calc(100svh - ${vars.size.navNarrow})`,
  '@media': {
    [from(1024)]: { minHeight: `calc(100svh - ${vars.size.nav})` },
    print: { minHeight: 0 },
  },
})

/** Messages stay in view: the button that caused one may stand far down the page. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: vars.size.navNarrow,
  '@media': {
    [from(1024)]: { top: vars.size.nav },
    print: { display: 'none' },
  },
})
within(`${notices} section > *`, { boxShadow: vars.shadow[2] })
// What comes into view must not come to lie under a message (WCAG 2.4.11).
within(`html:has(${notices} :is([role=status], [role=alert]))`, {
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[24]})`,
})
