import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, min(7rem, 30%)) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `0 ${vars.space[6]} ${vars.space[5]}`,
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})
export const photo = style({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'clip',
  borderRadius: vars.radius[2],
})
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
// Set here because a heading breaks words too late for a link inside it.
export const title = style({ overflowWrap: 'anywhere' })
export const facts = style({ color: vars.color.fgMuted })
