import { createVar } from '@vanilla-extract/css'
import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

const side = createVar()

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[1],
  paddingInlineStart: `calc(${side} / 6)`,
})

export const size = variants({
  small: { vars: { [side]: vars.size.avatarSmall } },
  medium: { vars: { [side]: vars.size.avatar } },
  large: { vars: { [side]: vars.size.avatarMedium } },
})

export const member = style({
  // Otherwise the ring is behind the avatar before it.
  position: 'relative',
  display: 'grid',
  marginInlineStart: `calc(${side} / -6)`,
  borderRadius: '50%',
  // Separates faces of similar colors.
  boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.bgSurface}`,
})

export const more = style({
  ...typography.label,
  display: 'grid',
  placeItems: 'center',
  minWidth: side,
  height: side,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.full,
  background: vars.color.bgHover,
  color: vars.color.fgDefault,
  border: `${vars.border.thin} solid ${vars.color.borderDefault}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
