import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = style({ minWidth: 0 })
export const head = style({
  padding: `0 ${vars.space[6]} ${vars.space[3]}`,
  '@media': { [below(600)]: { paddingInline: vars.space[4] } },
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontWeight: vars.weight.card,
})
export const named = style({ display: 'grid', minWidth: 0 })
export const price = style({ display: 'grid', fontWeight: vars.weight.regular })
export const trades = style({ color: vars.color.fgMuted })
export const rating = style({ whiteSpace: 'nowrap' })

export const actions = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  gap: vars.space[2],
})
export const outdated = style({ alignSelf: 'center' })
