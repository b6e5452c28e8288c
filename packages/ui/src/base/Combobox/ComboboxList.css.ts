import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { popover as surface } from '../Field/popover.css.ts'

// Separate from Combobox.css.ts, so that it loads together with the list.

export const popover = composite.style([
  surface,
  {
    maxHeight: `min(var(--plm-popover-room), ${vars.size.popover})`,
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
])

/** React Aria's element around the list. */
export const root = style({ display: 'contents' })

/** React Aria scrolls this element to the active option. */
export const list = style({
  minHeight: 0,
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
})

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
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
