import { reducedMotion } from '../theme/breakpoints.ts'
import { focusRing } from '../theme/focusRing.ts'
import { style, within } from '../theme/style.ts'
import { typography } from '../theme/typography.css.ts'
import { vars } from '../theme/vars.css.ts'

/** Card of an offer, in every list. */
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
    // The link covers the card, but `overflow` would clip its focus ring.
    selectors: {
      '&:has(a:focus-visible)': focusRing,
    },
    '@media': { [reducedMotion]: { ':hover': { transform: 'none' } } },
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
  // Aligns the facts of all cards in a row.
  gridTemplateRows: 'auto 1fr auto',
  gap: '0.625rem',
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[4]} 0`,
})

export const title = style({ ...typography.card, overflowWrap: 'anywhere' })
/** Link that covers the card. */
export const link = style({
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.z.raised },
})

export const label = style({ ...typography.label, color: vars.color.fgMuted })
export const person = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
})
export const name = style({ fontWeight: vars.weight.card })
const location = style({
  ...typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  color: vars.color.fgMuted,
})
export const atEnd = style([location, { marginInlineStart: 'auto' }])
/** Full address. It may wrap; the pin stays on the first line. */
export const address = style([location, { alignItems: 'start' }])
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
  // «Postulado» is wider and may wrap. A second click where «Postular» was must not open the offer.
  selectors: { '&:has(:disabled, [aria-disabled])': { position: 'relative', zIndex: vars.z.action } },
})
/** Above the link that covers the card. */
export const action = style({ position: 'relative', zIndex: vars.z.action, maxWidth: '100%' })

/** Facts in the footer of a card without actions. */
export const facts = style({ padding: `0 ${vars.space[4]}`, marginTop: '0.875rem' })
