import { below } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style, within } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const foot = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })
export const line = style({ ...typography.small, color: vars.color.fgMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
})

/** Keeps the footer in view on narrow screens. */
export const sticky = style({
  '@media': {
    [below(600)]: {
      position: 'sticky',
      zIndex: vars.z.sticky,
      bottom: 0,
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${vars.space[3]} ${gutter}`,
      paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      // Borders instead of a shadow: at the end of the form the footer looks like a part of the page.
      borderBlock: `${vars.border.thin} solid ${vars.color.borderDefault}`,
      background: vars.color.bgRaised,
    },
  },
})
// The footer must not cover the focused field (WCAG 2.4.11). Set on the window, because the browser ignores scroll
// margins of a text area when it scrolls to the caret.
within(`html:has(${sticky})`, { '@media': { [below(600)]: { scrollPaddingBottom: '10rem' } } })
