import { forcedColors } from '../../theme/breakpoints.ts'
import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'
import { popover as surface } from '../Field/popover.css.ts'

// Separate from Combobox.css.ts, so that it loads together with the list.

export const popover = composite.style([
  surface,
  { padding: vars.space[1], maxHeight: `min(var(--plm-popover-room), ${vars.size.popover})` },
])

export const list = style({ selectors: { '&[hidden]': { display: 'none' } } })

export const heading = style({
  ...typography.label,
  paddingInline: vars.space[2],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.fgMuted,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius[1],
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[aria-selected=true]': { fontWeight: vars.weight.button },
    '&[data-active]': { background: vars.color.bgSelected },
    '&[aria-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[data-active]': {
          outline: `${vars.border.thick} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.border.thick})`,
        },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const label = style({ display: 'grid', minWidth: 0 })

export const description = style({
  fontSize: vars.text.label,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.regular,
  color: vars.color.fgMuted,
})

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[2],
  color: vars.color.fgMuted,
})

export const failure = style({ color: vars.color.dangerFg })

export const retry = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.button,
  textDecoration: 'underline',
  color: vars.color.linkFg,
  cursor: 'pointer',
})
