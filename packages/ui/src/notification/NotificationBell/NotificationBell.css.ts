import { style } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

export const bell = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius[2],
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.bgHover } },
})

export const count = style({
  ...typography.label,
  position: 'absolute',
  insetBlockStart: vars.space.hair,
  insetInlineEnd: vars.space.hair,
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.accentBg,
  color: vars.color.accentFg,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
})
