import { ringOffset } from '../BrandLink/BrandLink.css.ts'
import { below, forcedColors, from, noScripts } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const narrowWithoutScripts = `${below(1024)} and ${noScripts}`

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.nav,
  background: vars.color.bgSurface,
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  '@media': { print: { display: 'none' } },
})

// Wraps at a text size of 200 %.
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.navNarrow,
  '@media': {
    // With «Ingresar» at the end, the bar takes all of 320 px.
    [below(480)]: { gap: vars.space[2] },
    [from(1024)]: { gap: vars.space[8], minHeight: vars.size.nav },
  },
})

// As high as the bar, so that a mark that hangs from the top is clipped at the top edge of the window.
export const brand = style({
  alignSelf: 'stretch',
  display: 'flex',
  overflow: 'clip',
  vars: { [ringOffset]: `calc(-1 * ${vars.border.ring})` },
})

export const narrow = style({
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  '@media': { [from(1024)]: { display: 'none' }, [narrowWithoutScripts]: { display: 'none' } },
})
export const wide = style({ '@media': { [below(1024)]: { display: 'none' } } })

export const nav = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space[1],
  '@media': {
    [from(1024)]: { display: 'flex' },
    // No menu opens: the items take a second line, whose padding is the distance of the mark below the current one.
    [narrowWithoutScripts]: {
      display: 'flex',
      order: 1,
      width: '100%',
      marginInline: '-0.875rem',
      paddingBottom: vars.space[3],
    },
  },
})

export const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.control,
  paddingInline: '0.875rem',
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.fgMuted,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { color: vars.color.fgDefault, background: vars.color.bgHover },
  selectors: {
    '&[aria-current]': { color: vars.color.fgDefault },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: '0.875rem',
      bottom: `calc((${vars.size.control} - ${vars.size.nav}) / 2)`,
      height: vars.border.mark,
      borderRadius: `${vars.border.thick} ${vars.border.thick} 0 0`,
      background: vars.color.accentBg,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-current]::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
  },
})

export const disclosure = style({ position: 'relative' })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
})

export const account = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.control })
