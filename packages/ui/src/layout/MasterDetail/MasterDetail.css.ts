import { stickyColumn } from '../../base/Split/stickyColumn.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'

/** Sticky, so that items far down the list can be selected with the detail in view. */
export const detail = style({
  minWidth: 0,
  '@media': { [from(1024)]: stickyColumn },
})
