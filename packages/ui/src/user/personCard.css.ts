import { focusRing } from '../theme/focusRing.ts'
import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.css.ts'
import { vars } from '../theme/vars.css.ts'

const lift = ['box-shadow', 'transform']
  .map((property) => `${property} ${vars.duration[2]} ${vars.easing.out}`)
  .join(', ')

/** Card of a user in a list. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  transition: lift,
  selectors: {
    '&[data-link]:hover': { boxShadow: vars.shadow[2], transform: 'translateY(-0.125rem)' },
    '&:has(h2 a:focus-visible, h3 a:focus-visible)': focusRing,
  },
  '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
})

export const body = style({
  flex: '1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const heading = style({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' })

// The link of the name covers the card, which shows the focus ring.
export const stretched = style({
  textDecoration: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: vars.z.raised,
    borderRadius: vars.radius[3],
  },
  ':focus-visible': { outline: 'none' },
})

export const facts = style({ ...typography.small })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `0.875rem ${vars.space[4]} ${vars.space[4]}`,
  borderTop: `${vars.border.thin} dashed ${vars.color.borderDefault}`,
})
export const action = style({ position: 'relative', zIndex: vars.z.action })

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.snug}`,
})
export const label = style({ ...typography.label, color: vars.color.fgMuted })
export const average = style({
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
