import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const body = style({
  paddingBlock: `${vars.space[8]} ${vars.space[18]}`,
  '@media': { print: { paddingBlock: 0 } },
})
/** Contains only actions. */
export const side = style({ '@media': { print: { display: 'none' } } })
