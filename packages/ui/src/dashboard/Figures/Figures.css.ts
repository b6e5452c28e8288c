import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** Signs of the longest amount, and of the longest count. */
export const earnings = '--plm-earnings'
export const counts = '--plm-counts'

/** Letters of which that many fit, at the given shares of the row, into the tile of an amount and into that of a count. */
const letters = (amount: string, count: string) =>
  `min(${vars.text.figure}, ${amount} / var(${earnings}), ${count} / var(${counts}))`

/** What the letters measure: each tile would have letters of its own, and numbers side by side no common line. */
export const figures = style({ containerType: 'inline-size' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  fontSize: letters('63cqi', '70cqi'),
  '@media': {
    [below(600)]: { fontSize: letters('134cqi', '55cqi') },
    [from(1200)]: { gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr', fontSize: letters('37cqi', '24.5cqi') },
  },
})

/** Earnings have a tape to show, so they keep the whole line on a phone. */
export const wide = style({ minWidth: 0, '@media': { [below(600)]: { gridColumn: '1 / -1' } } })
export const narrow = style({ minWidth: 0 })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
