import { below } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { ownWidth } from '../ownWidth.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const badge = style([
  ownWidth,
  {
    ...typography.badge,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.snug,
    padding: `${vars.space.hair} ${vars.space[2]}`,
    border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
    borderRadius: vars.radius[1],
    whiteSpace: 'nowrap',
    '@media': {
      // On a phone, a label that is wider than the page wraps.
      [below(600)]: { flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal' },
    },
  },
])

const getColors = (name: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'progress') => ({
  background: vars.color[`${name}Bg`],
  color: vars.color[`${name}Fg`],
  borderColor: vars.color[`${name}Border`],
})

export const tone = variants({
  neutral: { background: vars.color.bgSurface, color: vars.color.fgMuted },
  trade: { background: vars.color.bgSunken, color: vars.color.fgDefault },
  accent: {
    background: vars.color.accentTint,
    color: vars.color.accentText,
    borderColor: vars.color.accentBorder,
  },
  info: getColors('info'),
  success: getColors('success'),
  warning: getColors('warning'),
  danger: getColors('danger'),
  progress: getColors('progress'),
})

/** Style of a neutral badge with a dot, which has a fill like the other states. */
export const neutralState = style(getColors('neutral'))

/** Style of a badge on a tint of the same color. */
export const onTint = style({ background: vars.color.bgSurface })

/** Adds a dot before the label. */
export const spot = style({
  '::before': {
    content: '',
    width: vars.size.dot,
    height: vars.size.dot,
    borderRadius: '50%',
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
})

/** Color of the dot of a tone, where it differs from the text. */
export const dot: typeof tone = variants('dot', {
  neutral: { '::before': { background: vars.color.neutralSolid } },
  success: { '::before': { background: vars.color.successDot } },
  progress: { '::before': { background: vars.color.progressSolid } },
})
