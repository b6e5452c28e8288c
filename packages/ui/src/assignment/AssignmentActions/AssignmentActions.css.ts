import { below, from } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** At the bottom of the screen until the end of its page, or a card beside the job. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  background: vars.color.bgRaised,
  '@media': {
    [below(1024)]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      maxHeight: '70dvh',
      overflowY: 'auto',
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${vars.space[3]} ${gutter}`,
      paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      borderTop: `${vars.border.thin} solid ${vars.color.borderDefault}`,
      boxShadow: vars.shadow[3],
    },
    [from(1024)]: {
      padding: vars.space[5],
      border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
      borderRadius: vars.radius[3],
      boxShadow: vars.shadow[1],
    },
    print: { display: 'none' },
  },
})
// The bar must not cover the focused control (WCAG 2.4.11).
within(`html:has(${bar})`, { '@media': { [below(1024)]: { scrollPaddingBottom: '11rem' } } })

/** Beside each other where they fit. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  gap: vars.space[2],
  '@media': { [from(1024)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
