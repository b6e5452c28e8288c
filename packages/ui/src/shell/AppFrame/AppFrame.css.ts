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

// Fills the viewport, so that the footer does not move when the content loads.
within(`${frame} > main`, {
  minHeight: `calc(100svh - ${vars.size.navNarrow})`,
  '@media': {
    [from(1024)]: { minHeight: `calc(100svh - ${vars.size.nav})` },
    print: { minHeight: 0 },
  },
})

// A page that fills the window below the bar, the banner and the notices. The footer follows below the window.
const full = `${frame}:has(> main[data-full-height])`
within(full, { height: 'max(100dvh, 24rem)', '@media': { print: { height: 'auto' } } })
within(`${full} > main`, {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  '@media': { print: { display: 'block' } },
})
within(`${full} > footer`, { position: 'absolute', insetBlockStart: '100%', insetInline: 0 })

/** Sticky, because the button that caused a notice can be far down the page. */
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
// Notices must not cover the focused element (WCAG 2.4.11).
within(`html:has(${notices} section > *)`, {
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[24]})`,
})
