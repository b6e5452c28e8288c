import { style } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

const lines = (angle: string, cell: string) =>
  `linear-gradient(${angle}, ${vars.color.inverseGrid} ${vars.border.thin}, transparent ${vars.border.thin}) 0 0 / ${cell}`

/** Petrol with the fine grid of a building drawing. */
export const drawingGrid = style({
  background: `${lines('180deg', `100% ${vars.space[8]}`)}, ${lines('90deg', `${vars.space[8]} 100%`)}, ${vars.color.bgInverse}`,
  color: vars.color.fgOnInverse,
})
