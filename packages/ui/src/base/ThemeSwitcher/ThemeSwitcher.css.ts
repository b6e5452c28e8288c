import * as composite from '../../theme/compositeStyle.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const group = style({ display: 'inline-block', maxWidth: '100%' })

/** Adds hover and focus styles to a segment. */
export const option = composite.style({
  position: 'relative',
  minWidth: vars.size.controlSmall,
  selectors: {
    '&:hover:not([data-selected])': { background: vars.color.bgHover },
    '&:has(:focus-visible)': focusRing,
  },
})

export const content = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] })

// Covers the option, so that a press anywhere selects it.
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})
