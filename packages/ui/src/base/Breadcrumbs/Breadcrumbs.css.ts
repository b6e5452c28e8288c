import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[1],
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
})

// Below 600 px only the link to the nearest page is visible, with an arrow before it.
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  '@media': { [below(600)]: { selectors: { '&:has(+ &)': { display: 'none' } } } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlSmall,
  borderRadius: vars.radius[1],
  color: vars.color.linkFg,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.linkFgHover } },
})

const arrow = { color: vars.color.fgMuted, selectors: { '[dir=rtl] &': { scale: '-1 1' } } }

export const back = style({ ...arrow, '@media': { [from(600)]: { display: 'none' } } })

export const separator = style({
  ...arrow,
  '@media': { [below(600)]: { display: 'none' } },
  selectors: { ...arrow.selectors, 'li:last-child > &': { display: 'none' } },
})

export const current = style({
  minWidth: 0,
  color: vars.color.fgMuted,
  overflowWrap: 'anywhere',
  '@media': { [below(600)]: { display: 'none' } },
})
