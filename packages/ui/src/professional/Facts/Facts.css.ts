import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const shared = { display: 'flex', color: vars.color.fgMuted } as const

/** Facts side by side, each with its icon. */
export const line = style({
  ...shared,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
})
/** One fact per line, so that all cards of a row wrap equally. */
export const lines = style({
  ...shared,
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[1],
})
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.snug, minWidth: 0 })
