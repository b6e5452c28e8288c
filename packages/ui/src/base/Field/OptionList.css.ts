import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { heading, option } from './option.css.ts'
import { popover as surface } from './popover.css.ts'

export const popover = composite.style([
  surface,
  {
    maxHeight: `min(var(--plm-popover-room), ${vars.size.popover})`,
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  },
])

export const list = style({
  position: 'relative',
  minHeight: 0,
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
})

/** A row of a list that renders some of its rows. */
const placed = { position: 'absolute', insetInline: vars.space[1] } as const
export const placedOption = composite.style([option, placed])
export const placedHeading = composite.style([heading, placed])
