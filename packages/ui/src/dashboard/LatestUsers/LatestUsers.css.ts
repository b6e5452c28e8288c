import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

const inset = vars.space[6]
const phone = { [below(600)]: { paddingInline: vars.space[4] } }

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${inset}`,
  selectors: { '& + &': { borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}` } },
  '@media': phone,
})
export const who = style({ flex: '1', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.weight.card, lineHeight: vars.leading.title })
export const place = style({ ...type.small, color: vars.color.fgMuted })

export const empty = style({
  padding: `0 ${inset} ${vars.space[5]}`,
  color: vars.color.fgMuted,
  '@media': phone,
})
