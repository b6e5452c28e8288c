import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

/** Option of a list that a field opens, Radix's or our own. Loaded with the list. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  borderRadius: vars.radius[1],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&:is([data-state=checked], [data-selected])': { fontWeight: vars.weight.button },
    '&:is([data-highlighted], [data-focused])': { background: vars.color.bgSelected },
    '&[data-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&:is([data-highlighted], [data-focused])': {
          outline: `${vars.border.thick} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

/** Text of an option. The check mark is at the end, whatever is before it. */
export const label = style({ flex: '1 1 0', minWidth: 0 })

/** Heading of a group of options. */
export const heading = style({
  ...typography.small,
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  paddingBlockEnd: vars.space.hair,
  fontWeight: vars.weight.label,
  color: vars.color.fgMuted,
  overflowWrap: 'anywhere',
})
