import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const scale = (every: string, tick = vars.color.borderDefault) =>
  `repeating-linear-gradient(90deg, transparent 0 calc(${every} - ${vars.border.thin}), ${tick} calc(${every} - ${vars.border.thin}) ${every})`

export const track = style({
  height: vars.size.bar,
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  // Printers leave out grounds unless they are asked: a bar is nothing else.
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

// A mark every 10 % of a rating, every 5 % of a gauge: the tape tells the measure.
export const tone = variants({
  rating: { background: `${scale('10%')} ${vars.color.barTrack}` },
  accent: { background: `${scale('5%')} ${vars.color.barTrack}` },
  inverse: { background: `${scale('5%', vars.color.inverseLine)} ${vars.color.inverseHover}` },
})

// One mark that the background repeats, for WebKit's sake: see `theme/ticks.ts`.
const marks = `linear-gradient(90deg, transparent calc(${vars.space[2]} - ${vars.border.thin}), ${vars.color.barMark} 0) 0 0 / ${vars.space[2]} 100%`

export const fill = style({
  display: 'block',
  height: '100%',
  borderInlineEnd: `${vars.border.thick} solid ${vars.color.starStroke}`,
  selectors: { '&[data-empty]': { borderInlineEndWidth: 0 } },
})
export const fillTone = variants({
  rating: { background: `${marks} ${vars.color.starFill}` },
  accent: { background: vars.color.accentBg },
  inverse: { background: vars.color.accentBg },
})
