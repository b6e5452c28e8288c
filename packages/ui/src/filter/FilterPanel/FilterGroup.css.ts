import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Laid over an option that is drawn by its group's own style: what the hidden input inside is told by the browser. */
export const option = style({
  position: 'relative',
  selectors: {
    '&:hover:not([data-selected])': { background: vars.color.bgHover },
    '&:has(:focus-visible)': {
      outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
      outlineOffset: vars.border.thick,
    },
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
