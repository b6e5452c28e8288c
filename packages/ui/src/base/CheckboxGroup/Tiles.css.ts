import { forcedColors } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Separate from CheckboxGroup.css.ts, because a filter panel only uses tiles.

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space[2],
})

export const tile = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.snug,
  minWidth: 0,
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: vars.color.bgHover },
    '&[data-selected]': {
      background: vars.color.bgSelected,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.accentBorder}`,
      borderColor: vars.color.accentBorder,
    },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { outline: `${vars.border.thick} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})
