import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

/** CSS variables with the number of characters of the longest amount and of the longest count. */
export const amountLength = '--plm-earnings'
export const countLength = '--plm-counts'

/** Returns the largest font size at which both fit their tiles, given the tiles' shares of the row's width. */
const fitFontSize = (amount: string, count: string) =>
  `min(${vars.text.figure}, ${amount} / var(${amountLength}), ${count} / var(${countLength}))`

/** Container of the font size. With a container per tile, the numbers would differ in size. */
export const figures = style({ containerType: 'inline-size' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  fontSize: fitFontSize('63cqi', '70cqi'),
  '@media': {
    [below(600)]: { fontSize: fitFontSize('134cqi', '55cqi') },
    [from(1200)]: { gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr', fontSize: fitFontSize('37cqi', '24.5cqi') },
  },
})

/** Full width on a phone, for the bar of the commission. */
export const wide = style({ minWidth: 0, '@media': { [below(600)]: { gridColumn: '1 / -1' } } })
export const narrow = style({ minWidth: 0 })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
