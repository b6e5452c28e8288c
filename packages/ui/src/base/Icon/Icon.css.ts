import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const line = style({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const size = variants({
  sm: { width: vars.icon.sm, height: vars.icon.sm },
  md: { width: vars.icon.md, height: vars.icon.md },
  lg: { width: vars.icon.lg, height: vars.icon.lg },
  xl: { width: vars.icon.xl, height: vars.icon.xl },
})

export const tone = variants({
  inherit: {},
  muted: {
    color: vars.color.fgMuted,
    selectors: { '[data-surface=inverse] &': { color: vars.color.fgOnInverseMuted } },
  },
  accent: { color: vars.color.accentText },
})
