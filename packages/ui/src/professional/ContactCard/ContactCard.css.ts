import { below, from } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const viewer = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const main = style({ flex: '1' })

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [below(1024)]: { display: 'none' }, print: { display: 'none' } },
})

// Said beside the button that was pressed, and once: where the bar is shown, the card may be far out of sight.
export const outcome = style({
  ':empty': { display: 'none' },
  '@media': { [below(1024)]: { display: 'none' } },
})
export const barOutcome = style({ flex: '0 0 100%', ':empty': { display: 'none' } })

// Sticks while its page is on screen and comes to rest above the footer.
export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${gutter}`,
  paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderTop: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  background: vars.color.bgRaised,
  boxShadow: vars.shadow[3],
  '@media': { [from(1024)]: { display: 'none' }, print: { display: 'none' } },
})
