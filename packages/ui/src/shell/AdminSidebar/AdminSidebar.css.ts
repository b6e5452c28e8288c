import * as look from '../../base/SideMenu/item.css.ts'
import { below, from } from '../../theme/breakpoints.ts'
import { gutter } from '../../theme/gutter.css.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const side = style({
  minWidth: 0,
  background: vars.color.bgInverse,
  color: vars.color.fgOnInverse,
  '@media': {
    [from(1024)]: { borderInlineEnd: `${vars.border.thin} solid ${vars.color.borderSubtle}` },
    print: { display: 'none' },
  },
})

// Below 1024 px a row that scrolls, with padding for the focus ring. From 1024 px a sticky column, which clips the
// plumb line of the logo.
export const row = style({
  display: 'flex',
  gap: vars.space[2],
  overflow: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: gutter,
  padding: `${vars.space[2]} ${gutter}`,
  '@media': {
    [below(1024)]: look.fade,
    [from(1024)]: {
      position: 'sticky',
      top: 0,
      flexDirection: 'column',
      gap: vars.space[6],
      height: '100dvh',
      padding: `${vars.space[6]} ${vars.space[4]}`,
    },
  },
})

export const home = style({
  alignSelf: 'flex-start',
  marginInline: vars.space[3],
  borderRadius: vars.radius[1],
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [below(1024)]: { display: 'none' } },
})

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  '@media': { [from(1024)]: { display: 'grid' } },
})

export const item = style({
  ...look.item,
  color: vars.color.fgOnInverseMuted,
  selectors: {
    '&:hover': { background: vars.color.inverseHover, color: vars.color.fgOnInverse },
    '&[aria-current]': { background: vars.color.bgInverseRaised, color: vars.color.fgOnInverse },
  },
  '@media': { [from(1024)]: { selectors: look.mark }, ...look.forcedMark },
})

/** Places an element at the end of the column or row. */
export const end = style({
  flex: 'none',
  '@media': { [from(1024)]: { marginTop: 'auto' } },
})
