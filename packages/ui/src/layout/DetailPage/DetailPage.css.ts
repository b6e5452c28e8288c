import { stickyColumn } from '../../base/Split/stickyColumn.css.ts'
import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const narrow = `minmax(0, 1fr) 17rem`

export const two = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from(750)]: { gridTemplateColumns: narrow, alignItems: 'start' },
    [from(1024)]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}` },
  },
})

export const three = style([
  two,
  {
    '@media': {
      [from(1024)]: { gridTemplateColumns: narrow },
      [from(1200)]: { gridTemplateColumns: `${vars.size.card} minmax(0, 1fr) ${vars.size.aside}` },
    },
  },
])

export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { [from(1200)]: { selectors: { [`${three} > &`]: { gridColumn: 2, gridRow: 1 } } } },
})
export const side = style({
  minWidth: 0,
  '@media': {
    [from(750)]: stickyColumn,
    [from(1200)]: { selectors: { [`${three} > &`]: { gridColumn: 3, gridRow: 1 } } },
    print: { display: 'none' },
  },
})
export const first = style({
  minWidth: 0,
  '@media': {
    print: { display: 'none' },
    [from(750)]: { gridColumn: '1 / -1' },
    [from(1200)]: { gridColumn: 1, gridRow: 1 },
  },
})
