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

// Fills the viewport, so that the footer does not move when the content loads.
within(`${content} > main`, {
  minHeight: `calc(100svh - ${vars.size.nav})`,
  '@media': { print: { minHeight: 0 } },
})

/** Sticky, because the button that caused a notice can be far down the page. */
export const notices = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  top: 0,
  '@media': { print: { position: 'static' } },
})
within(`${notices} section > *`, { boxShadow: vars.shadow[2] })
// Notices must not cover the focused element (WCAG 2.4.11).
within(`html:has(${notices} section > *)`, {
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[10]})`,
})
