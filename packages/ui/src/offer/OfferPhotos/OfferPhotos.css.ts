import { reducedMotion } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const column = 'minmax(0, 1fr)'
export const photos = style({ display: 'grid', gridTemplateColumns: column, gap: vars.space[3] })
export const figure = style({
  display: 'grid',
  gridTemplateColumns: column,
  gap: vars.space[2],
  margin: 0,
  overflowWrap: 'anywhere',
})
export const link = style({ display: 'block', overflow: 'clip', borderRadius: vars.radius[2] })

// The padding leaves room for focus rings, which the scrolling row would cut off.
export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: vars.size.thumbLarge,
  gap: vars.space[2],
  overflowX: 'auto',
  scrollPaddingInline: vars.space.snug,
  scrollbarWidth: 'thin',
  padding: vars.space.snug,
  margin: `calc(-1 * ${vars.space.snug})`,
  listStyle: 'none',
})

export const viewer = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })
export const slides = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius[2],
  ':focus-visible': focusRing,
  '@media': { [reducedMotion]: { scrollBehavior: 'auto' } },
})
export const slide = style({ scrollSnapAlign: 'start', scrollSnapStop: 'always', minWidth: 0 })
export const slideFigure = style({ display: 'grid', gap: vars.space[2], margin: 0 })
// A fixed height: nothing moves when a photo loads or another one is shown.
export const slideImage = style({
  width: '100%',
  height: '62dvh',
  objectFit: 'contain',
  background: vars.color.bgSunken,
})
export const slideCaption = style({
  ...typography.small,
  minHeight: '2lh',
  overflowWrap: 'anywhere',
})
export const controls = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
})
export const position = style({ minWidth: '7rem', textAlign: 'center' })
