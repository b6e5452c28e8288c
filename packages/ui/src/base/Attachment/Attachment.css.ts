import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const photo = style({ width: '20rem', maxWidth: '100%' })
export const link = style({ display: 'block', borderRadius: vars.radius[2] })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
})
export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
  overflow: 'clip',
  borderRadius: vars.radius[1],
  background: vars.color.bgSunken,
  color: vars.color.fgMuted,
})
export const text = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })
export const name = style({ ...typography.small, overflowWrap: 'anywhere' })
export const nameLink = style({ ...typography.small, color: vars.color.linkFg, overflowWrap: 'anywhere' })
