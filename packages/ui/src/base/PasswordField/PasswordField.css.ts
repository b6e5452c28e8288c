import * as composite from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { input as textInput } from '../Field/Field.css.ts'

export const box = style({ position: 'relative' })

export const input = composite.style([
  textInput,
  {
    paddingInlineEnd: `calc(${vars.size.controlSmall} + ${vars.space[2]})`,
    // The button of Edge would be beside ours.
    selectors: { '&::-ms-reveal': { display: 'none' } },
  },
])

export const button = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
})
