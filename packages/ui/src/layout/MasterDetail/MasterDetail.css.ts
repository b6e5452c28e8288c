import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Stays in view beside a long list, so that what is chosen far down in it still shows. */
export const detail = style({
  minWidth: 0,
  '@media': {
    [from(1024)]: { position: 'sticky', top: `calc(${vars.size.nav} + ${vars.space[6]})` },
  },
})
