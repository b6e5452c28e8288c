import { createVar, fallbackVar } from '@vanilla-extract/css'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Offset of the focus ring, negative where the bar would clip it. */
export const ringOffset = createVar()

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: fallbackVar(ringOffset, vars.border.thick) },
})
