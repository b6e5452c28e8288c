import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  color: vars.color.fgMuted,
})

export const failure = style({ color: vars.color.dangerFg })

export const retry = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.button,
  textDecoration: 'underline',
  color: vars.color.linkFg,
  cursor: 'pointer',
})
