import * as look from '../../base/SideMenu/item.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const menu = style({ display: 'grid', gap: vars.space[5] })
export const nav = style({ display: 'grid', gap: vars.space[3] })

const separator = {
  paddingTop: vars.space[3],
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
}

export const group = style({
  display: 'grid',
  gap: vars.space.hair,
  selectors: {
    '& + &': separator,
  },
})

const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  borderRadius: vars.radius[2],
  textDecoration: 'none',
  ':hover': { background: vars.color.bgHover },
} as const

export const row = style({
  ...line,
  gap: vars.space[3],
  paddingInline: vars.space[3],
  fontWeight: vars.weight.label,
  selectors: {
    '&[aria-current]': { ...look.mark['&[aria-current]'], background: vars.color.bgSelected },
    '[dir=rtl] &[aria-current]': look.mark['[dir=rtl] &[aria-current]'],
  },
  '@media': look.forcedMark,
})

export const label = style({
  paddingTop: vars.space[2],
  paddingInline: vars.space[3],
  color: vars.color.fgMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.label,
  selectors: { [`${group} + &`]: separator },
})
export const nested = style({ display: 'grid', gap: vars.space.hair, paddingInlineStart: vars.space[3] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.hair,
  paddingBottom: vars.space[3],
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
export const cell = style({
  ...line,
  gap: vars.space[2],
  paddingInline: vars.space[2],
  fontSize: vars.text.small,
  overflowWrap: 'anywhere',
})

export const foot = style({ display: 'grid', gap: vars.space[2] })
