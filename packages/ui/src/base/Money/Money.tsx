import { classes } from '../../theme/classes.ts'
import * as css from './Money.css.ts'
import { formatPesos } from '@plomada/domain'

export interface MoneyProps {
  /** Whole pesos. */
  amount: number
  /** `price` is for cards, `large` for detail pages, `figure` for tiles of the dashboard.
   * @default 'inherit' */
  size?: 'inherit' | 'price' | 'large' | 'figure'
}

/** Renders an amount in pesos, such as «$ 12.500». */
export const Money = ({ amount, size = 'inherit' }: MoneyProps) => (
  <span className={classes(css.money, css.size[size])}>
    <span className={size === 'inherit' ? undefined : css.sign}>{'$\u00a0'}</span>
    {formatPesos(amount)}
  </span>
)
