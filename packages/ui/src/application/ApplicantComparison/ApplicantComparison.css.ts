import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const comparison = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const order = style({ flex: '0 1 16rem', minWidth: 0 })

// The facts of all applicants share their rows, as in a table. The padding leaves room for focus rings.
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // A single applicant does not fill a wide page.
  gridAutoColumns: 'minmax(16.5rem, 26rem)',
  gridTemplateRows: 'repeat(8, auto)',
  gap: `0 ${vars.space[4]}`,
  margin: `calc(-1 * ${vars.space.snug})`,
  padding: vars.space.snug,
  paddingBottom: vars.space[4],
  overflowX: 'auto',
  scrollPaddingInline: vars.space.snug,
  scrollSnapType: 'x proximity',
  listStyle: 'none',
  '@media': {
    [below(600)]: {
      gridAutoColumns: 'min(20rem, 86%)',
      gap: `0 ${vars.space[3]}`,
      scrollSnapType: 'x mandatory',
    },
  },
})

export const applicant = style({
  display: 'grid',
  gridRow: '1 / span 8',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  scrollSnapAlign: 'start',
  overflowWrap: 'anywhere',
})
export const pinned = style({ borderColor: vars.color.accentBorder, boxShadow: vars.shadow[2] })
export const closed = style({ background: vars.color.bgSunken, boxShadow: 'none' })

export const head = style({ display: 'flex', alignItems: 'start', gap: vars.space[3], minWidth: 0 })
export const person = style({ minWidth: 0 })
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const pin = style({ marginInlineStart: 'auto' })
export const fact = style({
  margin: 0,
  paddingTop: vars.space[3],
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
export const actions = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
