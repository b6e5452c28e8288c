import { forcedColors } from '../../theme/breakpoints.ts'
import { keyframes } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** A link or button of a page menu. The menu sets its colors. */
export const item = {
  appearance: 'none',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${vars.duration[2]} ${vars.easing.out}, color ${vars.duration[2]} ${vars.easing.out}`,
} as const

const edge = vars.space[8]
const sides = `linear-gradient(to right, transparent, black ${edge} calc(100% - ${edge}), transparent)`
const along = keyframes({
  from: { maskImage: sides, maskPosition: `calc(-1 * ${edge})` },
  to: { maskImage: sides, maskPosition: 0 },
})

/**
 * Fades a scrolling row out at the sides with more content. Needs scroll timelines. Off while an item has a focus ring,
 * which the fade would hide.
 */
export const fade = {
  maskRepeat: 'no-repeat',
  maskSize: `calc(100% + ${edge}) 100%`,
  animationName: along,
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(self inline)',
  selectors: {
    '[dir=rtl] &': { animationDirection: 'reverse' },
    '&:has(:focus-visible)': { animationName: 'none' },
  },
} as const

/** A line at the start of the current page. */
export const mark = {
  '&[aria-current]': { boxShadow: `inset ${vars.border.mark} 0 0 ${vars.color.accentBg}` },
  '[dir=rtl] &[aria-current]': {
    boxShadow: `inset calc(-1 * ${vars.border.mark}) 0 0 ${vars.color.accentBg}`,
  },
}

/** In forced colors an outline replaces the line and the background. */
export const forcedMark = {
  [forcedColors]: {
    selectors: {
      '&[aria-current]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
    },
  },
}
