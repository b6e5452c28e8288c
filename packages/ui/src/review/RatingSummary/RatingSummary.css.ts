import { full, size } from '../../base/Stars/Stars.css.ts'
import { below, from } from '../../theme/breakpoints.ts'
import { classOf } from '../../theme/classes.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const summary = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from(600)]: {
      gridTemplateColumns: '12.25rem minmax(0, 1fr)',
      alignItems: 'center',
      gap: vars.space[10],
    },
  },
})

// On a phone the stars and the count are next to the figure.
export const total = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '@media': {
    [below(600)]: {
      gridTemplateColumns: 'auto 1fr',
      gap: `${vars.space.snug} ${vars.space[5]}`,
      alignItems: 'end',
    },
  },
})

export const figure = style({
  fontSize: vars.text.rating,
  lineHeight: '0.86',
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.number,
  letterSpacing: vars.tracking.rating,
  '@media': { [below(600)]: { gridRow: '1 / 3', fontSize: vars.text.ratingSmall } },
})
export const count = style({ color: vars.color.fgMuted, '@media': { [below(600)]: { alignSelf: 'start' } } })

export const bars = style({ display: 'grid', gap: vars.space[2] })
export const bar = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 5.25rem',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.small,
})
export const score = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.weight.label,
})
export const star = style([full, classOf(size, 'sm')])
export const share = style({ color: vars.color.fgMuted, whiteSpace: 'nowrap' })

export const note = style({
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  fontSize: vars.text.small,
  color: vars.color.fgMuted,
})
