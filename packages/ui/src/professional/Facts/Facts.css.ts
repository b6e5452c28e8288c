import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Facts side by side, each with its icon. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  color: vars.color.fgMuted,
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug, minWidth: 0 })
