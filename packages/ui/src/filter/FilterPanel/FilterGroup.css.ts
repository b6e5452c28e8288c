import { focusRing } from '../../theme/focusRing.ts'
import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Adds the hover and focus styles of the hidden input to an option that the group styles. */
export const option = composite.style({
  position: 'relative',
  selectors: {
    '&:hover:not([data-selected])': { background: vars.color.bgHover },
    '&:has(:focus-visible)': focusRing,
  },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
