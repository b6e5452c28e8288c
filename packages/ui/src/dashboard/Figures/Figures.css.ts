import { below, from } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [from(1200)]: { gridTemplateColumns: '1.5fr 1.5fr 1fr 1fr' },
  },
})

/** Earnings have a tape to show, so they keep the whole line on a phone. */
export const wide = style({ minWidth: 0, '@media': { [below(600)]: { gridColumn: '1 / -1' } } })
export const narrow = style({ minWidth: 0 })

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3] })
