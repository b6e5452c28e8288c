import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const days = style({ display: 'inline-flex', gap: vars.border.ring, printColorAdjust: 'exact' })
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[1],
  fontSize: vars.text.label,
  fontWeight: vars.weight.button,
  color: vars.color.fgSubtle,
  selectors: {
    '&[data-works]': {
      borderColor: 'transparent',
      background: vars.color.bgSelected,
      color: vars.color.fgDefault,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-works]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})
