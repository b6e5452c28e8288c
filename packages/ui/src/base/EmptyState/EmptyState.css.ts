import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `clamp(${vars.space[6]}, 5vw, ${vars.space[14]}) ${vars.space[5]}`,
  border: `${vars.border.thin} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  textAlign: 'center',
})

export const drawing = style({ width: vars.size.photoIcon, height: 'auto' })
export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
// Strokes and fills of the drawings.
export const groundLine = style([line, { opacity: 0.35 }])
export const accentLine = style([line, { stroke: vars.color.accentBorder }])
export const accentFill = style({ fill: vars.color.accentBg })
export const surfaceFill = style({ fill: vars.color.bgSurface })

export const help = style({
  maxWidth: vars.measure.short,
  color: vars.color.fgMuted,
  textWrap: 'balance',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[1],
})
