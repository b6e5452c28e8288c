import { below, from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const panel = style({
  minWidth: 0,
  borderRadius: vars.radius[3],
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  // Printers omit backgrounds, so the border alone shows the edge of the card.
  '@media': { print: { boxShadow: 'none', borderColor: vars.color.borderDefault, breakInside: 'avoid' } },
})

export const clipped = style({ overflow: 'clip' })

export const tone = variants({
  surface: { background: vars.color.bgSurface, boxShadow: vars.shadow[1] },
  sunken: { background: vars.color.bgSunken },
  accent: { background: vars.color.accentTint },
  inverse: { background: vars.color.bgInverse, color: vars.color.fgOnInverse, borderColor: 'transparent' },
})

export const padding = variants({
  none: {},
  small: { padding: vars.space[4] },
  medium: {
    padding: vars.space[5],
    '@media': {
      [from(600)]: { padding: vars.space[6] },
      [below(600)]: { paddingInline: vars.space[4] },
    },
  },
})
