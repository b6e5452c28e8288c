import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [from(1200)]: { gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr' } },
})

// Same heights as the content, to avoid a layout shift.
const tile = { display: 'grid', gap: vars.space[4], alignContent: 'start' } as const
export const earnings = style({
  ...tile,
  minHeight: '6.875rem',
  '@media': { [below(600)]: { gridColumn: '1 / -1' } },
})
export const count = style({ ...tile, minHeight: '5.5rem' })

export const needs = style({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  minHeight: '5.5rem',
})
export const payments = style({ display: 'grid', placeItems: 'center', minHeight: '25.5rem' })
export const rows = style({ display: 'grid', gap: vars.space[6] })
export const user = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatar} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[3],
})
