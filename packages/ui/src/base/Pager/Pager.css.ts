import { forcedColors } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.snug,
  '@media': { print: { display: 'none' } },
})

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.control,
  height: vars.size.control,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius[2],
  fontWeight: vars.weight.button,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textDecoration: 'none',
})

export const short = style({
  minWidth: `calc(2 * ${vars.size.control})`,
  fontWeight: vars.weight.button,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'center',
})

export const page = style([
  cell,
  {
    ':hover': { background: vars.color.bgHover },
    selectors: {
      '&[aria-current]': { background: vars.color.primaryBg, color: vars.color.primaryFg },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[aria-current]': { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
        },
      },
    },
  },
])

export const arrow = style([
  cell,
  {
    borderColor: vars.color.borderDefault,
    background: vars.color.bgSurface,
    color: vars.color.fgDefault,
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.color.bgHover },
      '&[aria-disabled]': { color: vars.color.fgDisabled, cursor: 'not-allowed' },
    },
  },
])
