import { below } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style, within } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const foot = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })
export const line = style({
  ...type.small,
  display: 'block',
  color: vars.color.fgMuted,
  // Stays in the page while it is empty: a live region that comes and goes is not read. Out of the flow it has no gap.
  ':empty': { position: 'absolute' },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
})

/** On a phone the foot of a long form stays in view. */
export const sticky = style({
  '@media': {
    [below(600)]: {
      position: 'sticky',
      zIndex: vars.z.sticky,
      bottom: 0,
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${vars.space[3]} ${gutter}`,
      paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
      // Both edges and no shadow: where the form ends it comes to rest, as a band of the page.
      borderBlock: `${vars.border.thin} solid ${vars.color.borderDefault}`,
      background: vars.color.bgRaised,
    },
  },
})
// The foot must not cover the field that has the focus (WCAG 2.4.11). On the window and not on the fields: the caret
// of a text area comes into view by itself, without regard for the margins of its field.
within(`html:has(${sticky})`, { '@media': { [below(600)]: { scrollPaddingBottom: '10rem' } } })
