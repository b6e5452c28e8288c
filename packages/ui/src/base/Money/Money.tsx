import { classes } from '../../theme/classes.ts'
import * as css from './Money.css.ts'
import { pesos } from '@plomada/domain'

export interface MoneyProps {
  /** Whole pesos. */
  amount: number
  /** `price` on a card, `large` on a detail page, `figure` on a tile of the dashboard.
   * @default 'inherit' */
  size?: 'inherit' | 'price' | 'large' | 'figure'
}

/** An amount of pesos, as in «$ 12.500». */
export const Money = ({ amount, size = 'inherit' }: MoneyProps) => (
  <span className={classes(css.money, css.size[size])}>
    <span className={size === 'inherit' ? undefined : css.sign}>{'$\u00a0'}</span>
    {pesos(amount)}
  </span>
)
