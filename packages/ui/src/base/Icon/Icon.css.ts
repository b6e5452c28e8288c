import * as composite from '../../theme/compositeStyle.ts'
import { variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const size = composite.variants({
  sm: { width: vars.icon.sm, height: vars.icon.sm },
  md: { width: vars.icon.md, height: vars.icon.md },
  lg: {},
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
