import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const inset = vars.space[6]
const phone = { [below(600)]: { paddingInline: vars.space[4] } }

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, min(7rem, 30%)) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `0 ${inset} ${vars.space[5]}`,
  '@media': phone,
})
export const photo = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: vars.radius[2],
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
// On the words themselves: a heading breaks its words later than a link in it may need.
export const title = style({ overflowWrap: 'anywhere' })
export const facts = style({ color: vars.color.fgMuted })

export const empty = style({
  padding: `0 ${inset} ${vars.space[5]}`,
  color: vars.color.fgMuted,
  '@media': phone,
})
