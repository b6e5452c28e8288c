import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import * as look from './item.css.ts'

export const menu = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': { print: { display: 'none' } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[2],
  '@media': { [below(1024)]: { display: 'none' } },
})

// On narrow screens the menu is a scrolling row. The padding keeps focus rings from being clipped.
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [below(1024)]: {
      ...look.fade,
      gridAutoFlow: 'column',
      gridAutoColumns: 'max-content',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: vars.space.snug,
      padding: vars.space.snug,
      margin: `calc(-1 * ${vars.space.snug})`,
    },
  },
})

export const item = style({
  ...look.item,
  color: vars.color.fgMuted,
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.fgDefault },
    '&[aria-current]': {
      ...look.mark['&[aria-current]'],
      background: vars.color.bgSelected,
      color: vars.color.fgDefault,
    },
    '[dir=rtl] &[aria-current]': look.mark['[dir=rtl] &[aria-current]'],
  },
  '@media': {
    [from(1024)]: {
      paddingInline: vars.space[4],
      paddingBlock: vars.space[2],
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
    ...look.forcedMark,
  },
})
