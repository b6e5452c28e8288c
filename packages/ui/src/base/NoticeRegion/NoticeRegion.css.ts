import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const region = style({ display: 'grid', gap: vars.space[2] })
export const filled = style({ paddingBlock: vars.space[4] })

/** Below the header of a dialog, aligned with its text. */
export const inDialog = style({
  padding: `${vars.space[4]} ${vars.space[5]} 0`,
  maxHeight: '40dvh',
  overflowY: 'auto',
})
