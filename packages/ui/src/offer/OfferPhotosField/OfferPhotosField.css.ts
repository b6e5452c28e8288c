import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbLarge} minmax(0, 1fr)`,
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[2],
  background: vars.color.bgSurface,
  selectors: {
    '&[data-over]': { background: vars.color.accentTint, borderColor: vars.color.accentBorder },
    '&[data-dragging]': { opacity: 0.5 },
  },
})
export const thumb = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.thumbLarge,
  height: vars.size.thumbLarge,
  overflow: 'clip',
  borderRadius: vars.radius[1],
  background: vars.color.bgSunken,
  color: vars.color.fgMuted,
})
export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' })
/** On the photo, which is the natural place to drag. */
export const handle = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  display: 'grid',
  placeItems: 'end start',
  width: vars.size.thumbLarge,
  height: vars.size.thumbLarge,
  cursor: 'grab',
})
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius[1],
  background: vars.color.bgSurface,
  color: vars.color.fgDefault,
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const status = style({
  ...typography.small,
  color: vars.color.fgMuted,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-status=failed]': { color: vars.color.dangerFg },
  },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[1],
  marginInlineStart: 'auto',
})
