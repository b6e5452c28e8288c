import { lessMotion } from '../theme/breakpoints.ts'
import { style, within } from '../theme/style.ts'
import { type } from '../theme/type.css.ts'
import { vars } from '../theme/vars.css.ts'

/** The card of an offer, on whatever screen. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'clip',
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
})

export const lifted = style([
  card,
  {
    transition: `box-shadow ${vars.duration[2]} ${vars.easing.out}, transform ${vars.duration[2]} ${vars.easing.out}`,
    ':hover': { boxShadow: vars.shadow[2], transform: `translateY(calc(-1 * ${vars.space.hair}))` },
    // The link covers the card, so the card shows its ring; clipping would cut it off the link.
    selectors: {
      '&:has(a:focus-visible)': {
        outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
        outlineOffset: vars.border.thick,
      },
    },
    '@media': { [lessMotion]: { ':hover': { transform: 'none' } } },
  },
])

export const state = style({
  position: 'absolute',
  zIndex: vars.z.action,
  insetInline: vars.space[3],
  top: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.snug,
  pointerEvents: 'none',
})

export const body = style({
  display: 'grid',
  flex: '1',
  // The facts go down to the foot, so that those of a row of cards stand on one line.
  gridTemplateRows: 'auto 1fr auto',
  gap: '0.625rem',
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
})

export const title = style({ ...type.card, overflowWrap: 'anywhere' })
/** A link that takes the whole card. */
export const link = style({
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.z.raised },
})

export const label = style({ ...type.label, color: vars.color.fgMuted })
export const who = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
})
export const name = style({ fontWeight: vars.weight.card })
const where = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.fgMuted,
})
export const atEnd = style([where, { marginInlineStart: 'auto' }])
/** A whole address, which may need a second line: the pin stays at the first. */
export const address = style([where, { alignItems: 'start' }])
within(`${address} > svg`, { marginTop: vars.space.hair })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginTop: '0.875rem',
  padding: `0.875rem ${vars.space[4]} ${vars.space[4]}`,
  borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}`,
  // «Postulado» is wider, and may need a line of its own: the second of two presses, where «Postular» was, opens nothing.
  selectors: { '&:has(:disabled)': { position: 'relative', zIndex: vars.z.action } },
})
/** Above the link that takes the whole card. */
export const action = style({ position: 'relative', zIndex: vars.z.action, maxWidth: '100%' })

/** Facts at the foot of a card that asks for nothing. */
export const facts = style({ padding: `0 ${vars.space[4]}`, marginTop: '0.875rem' })
