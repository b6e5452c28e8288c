import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// One column next to an offer, two or three below it.
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.hair,
  marginInline: `calc(-1 * ${vars.space[2]})`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumb} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius[2],
  textDecoration: 'none',
  selectors: { 'a&:hover': { background: vars.color.bgHover } },
})
export const thumb = style({
  display: 'block',
  width: vars.size.thumb,
  height: vars.size.thumb,
  overflow: 'clip',
  borderRadius: vars.radius[2],
})
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const title = style({
  ...typography.small,
  display: 'block',
  lineHeight: vars.leading.title,
  fontWeight: vars.weight.card,
})
export const facts = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  color: vars.color.fgMuted,
})
export const price = style({
  color: vars.color.fgDefault,
  fontWeight: vars.weight.label,
  whiteSpace: 'nowrap',
})
