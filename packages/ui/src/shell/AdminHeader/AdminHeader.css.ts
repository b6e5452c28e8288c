import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const bar = style({
  background: vars.color.bgSurface,
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  minHeight: vars.size.nav,
  paddingBlock: vars.space[2],
})

// All of the rest of the line: its start stays when the portrait appears.
export const end = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minWidth: 0,
})

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 })
export const name = style({ fontWeight: vars.weight.button, overflowWrap: 'anywhere' })
