import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

const inset = vars.space[6]
const narrowInset = vars.space[4]
const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`
/** Under 750 px a row is a small card of two columns, with the button at its right. */
const narrow = below(750)
const underPhoto = `calc(${vars.size.avatar} + ${vars.space[3]})`

export const section = style({ minWidth: 0 })
export const head = style({
  padding: `0 ${inset} ${vars.space[3]}`,
  '@media': { [below(600)]: { paddingInline: narrowInset } },
})

export const table = style({ width: '100%', '@media': { [narrow]: { display: 'block' } } })
export const rows = style({ '@media': { [narrow]: { display: 'block' } } })
export const columns = style({
  '@media': {
    [narrow]: {
      position: 'absolute',
      width: vars.border.thin,
      height: vars.border.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

const cell = style({ textAlign: 'start', paddingInlineEnd: vars.space[3] })
export const column = style([
  cell,
  {
    ...type.label,
    paddingBlock: vars.space[2],
    background: vars.color.bgSunken,
    color: vars.color.fgMuted,
    selectors: { '&:first-child': { paddingInlineStart: inset } },
  },
])
export const lastColumn = style([column, { textAlign: 'end', paddingInlineEnd: inset }])

export const row = style({
  borderTop: line,
  ':hover': { background: vars.color.bgHover },
  '@media': {
    [from(750)]: { selectors: { '&:first-child': { borderTop: 0 } } },
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      alignItems: 'center',
      padding: `0.875rem ${narrowInset}`,
    },
  },
})

const wide = from(750)
const padded = { paddingBlock: '0.6875rem' }
const loose = { gridColumn: '1 / -1', marginInlineStart: underPhoto }

export const person = style([
  cell,
  {
    fontWeight: vars.weight.card,
    overflowWrap: 'anywhere',
    '@media': { [wide]: { ...padded, paddingInlineStart: inset } },
  },
])
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const trades = style([
  cell,
  {
    color: vars.color.fgMuted,
    '@media': { [wide]: padded, [narrow]: { ...loose, ...type.small, gridRow: 2 } },
  },
])
export const rating = style([
  cell,
  { whiteSpace: 'nowrap', '@media': { [wide]: padded, [narrow]: { ...loose, gridRow: 3 } } },
])
export const action = style({
  textAlign: 'end',
  '@media': {
    [wide]: { ...padded, paddingInlineEnd: inset },
    [narrow]: { gridColumn: 2, gridRow: 1 },
  },
})
