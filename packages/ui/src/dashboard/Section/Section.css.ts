import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const phone = { [below(600)]: { paddingInline: vars.space[4] } }

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  '@media': phone,
})
export const empty = style({
  padding: `0 ${vars.space[6]} ${vars.space[5]}`,
  color: vars.color.fgMuted,
  '@media': phone,
})
