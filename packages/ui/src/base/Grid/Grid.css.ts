import { from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const grid = style({ display: 'grid' })

export const columns = variants({
  cards: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.card}), 1fr))` },
  2: { '@media': { [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: {
    '@media': {
      [from(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from(1024)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
})
