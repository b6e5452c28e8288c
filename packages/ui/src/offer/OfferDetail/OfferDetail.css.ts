import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const body = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[6],
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
/** About as tall as an offer, so that the content below does not shift after loading. */
export const loading = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '100svh',
  '@media': { [from(1200)]: { minHeight: '70svh' } },
})
