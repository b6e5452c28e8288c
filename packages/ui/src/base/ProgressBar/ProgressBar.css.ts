import { forcedColors, reducedMotion } from '../../theme/breakpoints.ts'
import { keyframes, style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const advance = keyframes({ to: { backgroundPositionX: vars.space[6] } })

export const box = style({ display: 'grid', gap: vars.space.snug, minWidth: 0 })

export const head = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  overflowWrap: 'anywhere',
})
export const label = style({ fontWeight: vars.weight.label })
export const value = style({ color: vars.color.fgMuted, fontVariantNumeric: 'tabular-nums lining-nums' })

export const track = style({
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: vars.color.barTrack,
  // A bar is only a background, which printers omit by default.
  printColorAdjust: 'exact',
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: `${vars.border.thin} solid CanvasText`,
    },
  },
})

export const size = variants({
  small: { height: vars.space[1] },
  medium: { height: vars.size.rule },
})

export const fill = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius[1],
  background: vars.color.barFill,
  transition: `width ${vars.duration[3]} ${vars.easing.out}`,
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [forcedColors]: { background: 'Highlight' },
  },
})

// The stripes of a barrier tape, which move while something happens.
export const indeterminate = style([
  fill,
  {
    width: '100%',
    background: `repeating-linear-gradient(115deg, ${vars.color.barFill} 0 ${vars.space[3]}, transparent ${vars.space[3]} ${vars.space[6]})`,
    backgroundSize: `${vars.space[6]} 100%`,
    animation: `${advance} 0.8s linear infinite`,
    selectors: { '[dir=rtl] &': { animationDirection: 'reverse' } },
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
])
