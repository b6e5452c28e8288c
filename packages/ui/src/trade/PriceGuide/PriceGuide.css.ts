import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  marginTop: vars.space[3],
})

// As tall as the prices, so that nothing moves when they load.
export const reserved = style({ minHeight: '11.5rem' })

export const prices = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
})
export const label = style({ fontSize: vars.text.label, color: vars.color.fgMuted })
export const price = style({ fontWeight: vars.weight.card })

// Like the dimension line of a technical drawing, with an oblique tick at each end.
const tick = {
  content: '""',
  position: 'absolute',
  top: '50%',
  width: vars.border.thick,
  height: '1rem',
  translate: '0 -50%',
  rotate: '45deg',
  background: vars.color.borderControl,
} as const
export const line = style({
  position: 'relative',
  height: vars.space[6],
  marginTop: vars.space[1],
  marginInline: vars.space[2],
  '::before': { ...tick, insetInlineStart: 0 },
  '::after': { ...tick, insetInlineEnd: 0 },
})
export const scale = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  backgroundImage: `linear-gradient(${vars.color.borderControl}, ${vars.color.borderControl})`,
  backgroundSize: `100% ${vars.border.thick}`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
})
export const mark = style({
  fill: vars.color.accentBg,
  stroke: vars.color.fgDefault,
  strokeWidth: vars.border.thick,
})
