import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const stars = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

const star = style({ flex: 'none', strokeWidth: 1.4, strokeLinejoin: 'round' })
export const full = style([star, { fill: vars.color.starFill, stroke: vars.color.starStroke }])
export const empty = style([star, { fill: vars.color.starEmpty, stroke: vars.color.starEmptyStroke }])

// A score is read from the start: right to left, the row is mirrored.
export const fullRow = `${full} plm-mirror`
export const emptyRow = `${empty} plm-mirror`

const getRowSize = (icon: string) => ({ width: `calc(5 * ${icon} + 4 * ${vars.space.hair})`, height: icon })
/** Size of a row of five stars. */
export const row = variants('row', {
  sm: getRowSize(vars.icon.sm),
  md: getRowSize(vars.icon.md),
  lg: getRowSize(vars.icon.xl),
})

/** Size of a single star. */
export const size = variants({
  sm: { width: vars.icon.sm, height: vars.icon.sm },
  md: { width: vars.icon.md, height: vars.icon.md },
  lg: { width: vars.icon.xl, height: vars.icon.xl },
})
