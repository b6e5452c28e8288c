import { below, forcedColors, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

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

// Below the desk the menu is a row that scrolls; the padding keeps the focus ring from being cut.
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [below(1024)]: {
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
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.fgMuted,
  fontWeight: vars.weight.label,
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bgHover, color: vars.color.fgDefault },
    '&[aria-current]': {
      background: vars.color.bgSelected,
      color: vars.color.fgDefault,
      boxShadow: `inset ${vars.border.mark} 0 0 ${vars.color.accentBg}`,
    },
    '[dir=rtl] &[aria-current]': {
      boxShadow: `inset calc(-1 * ${vars.border.mark}) 0 0 ${vars.color.accentBg}`,
    },
  },
  '@media': {
    [from(1024)]: { paddingInline: vars.space[4] },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
      },
    },
  },
})
