import { within } from '../../theme/compositeStyle.ts'
import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = style({ paddingBlock: 'clamp(3rem, 7vw, 5.5rem)' })
export const fallback = style({ display: 'grid', gap: vars.space[6], gridTemplateColumns: 'minmax(0, 1fr)' })

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius[3],
  background: vars.color.bgSurface,
  boxShadow: vars.shadow[1],
  textDecoration: 'none',
  transition: `box-shadow ${vars.duration[2]} ${vars.easing.out}, transform ${vars.duration[2]} ${vars.easing.out}`,
  selectors: { 'a&:hover': { boxShadow: vars.shadow[2], transform: 'translateY(-0.125rem)' } },
})

export const art = style({ display: 'block', overflow: 'hidden', aspectRatio: '4 / 3.4' })
export const swatch = style({ width: '100%', height: '100%', objectFit: 'cover' })
// The skeleton covers its container too.
within(`${art} > div`, { height: '100%', aspectRatio: 'auto' })
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: `0.875rem ${vars.space[4]} ${vars.space[4]}`,
})
export const name = style({
  ...typography.card,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const description = style({ ...typography.small, color: vars.color.fgMuted })
