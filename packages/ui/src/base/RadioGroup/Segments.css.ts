import { forcedColors } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

// Separate from RadioGroup.css.ts, so that the filter panel does not load the rows of the group.

/** Frame around two or three options in a row. */
export const frame = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.border.ring,
  padding: vars.border.ring,
  border: `${vars.border.thin} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
})

export const segment = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${vars.size.control} - ${vars.space[2]})`,
  padding: `${vars.space[1]} ${vars.space.snug}`,
  borderRadius: vars.radius.snug,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  fontStretch: vars.stretch.badge,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background ${vars.duration[1]} ${vars.easing.out}`,
  selectors: {
    '&[data-hovered]:not([data-selected])': { background: vars.color.bgHover },
    '&[data-selected]': { background: vars.color.primaryBg, color: vars.color.primaryFg },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})
