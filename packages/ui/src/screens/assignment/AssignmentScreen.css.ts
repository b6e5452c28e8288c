import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** No grid below 1024 px: the actions stay at the bottom of the screen within it. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@media': {
    [from(1024)]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.asideWide}`,
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
      columnGap: vars.space[6],
    },
  },
})
export const head = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [from(1024)]: { gridColumn: '1 / -1' } },
})
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` })
export const next = style({ minWidth: 0, '@media': { [from(1024)]: { gridColumn: 2, gridRow: 2 } } })
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minWidth: 0,
  '@media': { [from(1024)]: { gridColumn: 1, gridRow: '2 / span 2' } },
})
/** Contains its actions without a box of its own below 1024 px, where they would not stay in view. */
export const actions = style({
  display: 'contents',
  '@media': {
    [from(1024)]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 3,
      position: 'sticky',
      top: `calc(${vars.size.nav} + ${vars.space[5]})`,
    },
    print: { display: 'none' },
  },
})
export const skeleton = style({ display: 'grid', gap: vars.space[3] })
