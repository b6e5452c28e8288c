import { from } from '../../theme/breakpoints.ts'
import { focusRing } from '../../theme/focusRing.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const band = style({ paddingBlock: vars.space[6], background: vars.color.bgCanvas })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] } },
})

export const column = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[2],
})

const ROW = '4.5rem'
// As tall as three rows in every state, so that nothing moves when they load.
export const body = style({ width: '100%', minHeight: `calc(3 * ${ROW})` })

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: ROW,
  paddingBlock: vars.space[2],
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
  ':hover': { background: vars.color.bgHover },
  selectors: { '&:has(a:focus-visible)': focusRing },
})

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
})
export const texts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

// The link covers its row.
export const name = style({
  fontWeight: vars.weight.card,
  color: vars.color.fgDefault,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: 'none' },
})
export const detail = style({ fontSize: vars.text.small, color: vars.color.fgMuted })

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[1],
  maxWidth: '8rem',
  fontWeight: vars.weight.card,
  fontVariantNumeric: 'tabular-nums',
})
export const star = style({
  width: vars.icon.sm,
  height: vars.icon.sm,
  fill: vars.color.starFill,
  stroke: vars.color.starStroke,
})
export const count = style({
  width: '100%',
  textAlign: 'end',
  fontSize: vars.text.label,
  fontWeight: vars.weight.regular,
  color: vars.color.fgMuted,
})
export const icon = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
  borderRadius: vars.radius[2],
  background: vars.color.bgSunken,
})
