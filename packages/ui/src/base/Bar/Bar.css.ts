import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const scale = (every: string, tick = vars.color.borderDefault) =>
  `repeating-linear-gradient(90deg, transparent 0 calc(${every} - ${vars.border.thin}), ${tick} calc(${every} - ${vars.border.thin}) ${every})`

export const track = style({
  height: vars.size.bar,
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  // A bar is only a background, which printers omit by default.
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
})

// Ticks every 10 % of a rating and every 5 % of a gauge.
export const tone = variants({
  rating: { background: `${scale('10%')} ${vars.color.barTrack}` },
  accent: { background: `${scale('5%')} ${vars.color.barTrack}` },
  inverse: { background: `${scale('5%', vars.color.inverseLine)} ${vars.color.inverseHover}` },
})

// One mark repeated by the background, because of WebKit: see theme/ticks.ts.
const marks = `linear-gradient(90deg, transparent calc(${vars.space[2]} - ${vars.border.thin}), ${vars.color.barMark} 0) 0 0 / ${vars.space[2]} 100%`

export const fill = style({
  height: '100%',
  borderInlineEnd: `${vars.border.thick} solid ${vars.color.starStroke}`,
  selectors: { '&[data-empty]': { border: 0 } },
})
export const fillTone = variants('fill', {
  rating: { background: `${marks} ${vars.color.starFill}` },
  accent: { background: vars.color.accentBg },
  inverse: { background: vars.color.accentInverse },
})
