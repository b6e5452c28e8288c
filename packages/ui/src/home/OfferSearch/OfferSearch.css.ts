import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const form = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[2],
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  '@media': { [from(600)]: { gridTemplateColumns: '1fr auto' } },
})

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  paddingInlineStart: vars.space[3],
})

export const input = style({
  flex: '1',
  minWidth: 0,
  minHeight: vars.size.controlLarge,
  paddingInline: vars.space[1],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  fontSize: vars.text.card,
  '::placeholder': { color: vars.color.fgSubtle, opacity: 1 },
})
