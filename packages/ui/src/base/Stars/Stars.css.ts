import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const stars = style({
  display: 'inline-flex',
  gap: vars.space.hair,
  verticalAlign: 'middle',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

const star = style({ flex: 'none', strokeWidth: 1.4, strokeLinejoin: 'round' })
export const full = style([star, { fill: vars.color.starFill, stroke: vars.color.starStroke }])
export const empty = style([star, { fill: vars.color.starEmpty, stroke: vars.color.starEmptyStroke }])

export const size = variants({
  sm: { width: vars.icon.sm, height: vars.icon.sm },
  md: { width: vars.icon.md, height: vars.icon.md },
  lg: { width: vars.icon.xl, height: vars.icon.xl },
})
