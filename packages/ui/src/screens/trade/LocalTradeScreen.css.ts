import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const cities = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
    columnGap: vars.space[4],
  },
])

export const trades = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))', gap: vars.space[4] },
])

/** Stretches the panel in it. */
export const cell = style({ display: 'grid' })

export const sections = style({ isolation: 'isolate', paddingBlockStart: vars.space[4] })
