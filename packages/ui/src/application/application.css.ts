import { style } from '../theme/style.ts'
import { typography } from '../theme/typography.css.ts'
import { vars } from '../theme/vars.css.ts'

export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
})
export const facts = style({ display: 'grid', gap: vars.space[3], margin: 0 })
export const fact = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const term = style({ ...typography.label, color: vars.color.fgMuted })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
})
