import { from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  paddingBlock: `${vars.space[6]} ${vars.space[14]}`,
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': {
    [from(1200)]: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
  },
})
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
