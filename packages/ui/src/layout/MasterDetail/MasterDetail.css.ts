import { inView } from '../../base/Split/inView.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'

/** Stays in view beside a long list, so that what is chosen far down in it still shows. */
export const detail = style({
  minWidth: 0,
  '@media': { [from(1024)]: inView },
})
