'use client'
import { useLanguage } from '../../provider/context.ts'
import { formatMoney } from '../../provider/formats.ts'
import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Money.css.ts'

export interface MoneyProps extends PassThroughProps<HTMLSpanElement> {
  /** Amount in whole units, such as euros. Decimals show only if there are any. */
  amount: number
  /** ISO 4217 code.
   * @default the currency of the provider */
  currency?: string | undefined
  /** `price` is for cards, `large` for detail pages, `figure` for tiles of the dashboard.
   * @default 'inherit' */
  size?: 'inherit' | 'price' | 'large' | 'figure'
}

/** Renders the text of an amount, with a class for the currency sign. */
export const MoneyText = ({
  amount,
  currency,
  signClass,
}: Pick<MoneyProps, 'amount' | 'currency'> & { signClass?: string | undefined }) =>
  formatMoney(useLanguage(), amount, currency).map(({ type, text }) =>
    type === 'currency' ? (
      <span key={type} className={signClass}>
        {text}
      </span>
    ) : (
      text
    ),
  )

/** Renders an amount of money in the currency and language of the provider, such as «€12,500». */
export const Money = ({ amount, currency, size = 'inherit', ...rest }: MoneyProps) => (
  <span className={classes(css.money, classOf(css.size, size))} {...rest}>
    <MoneyText amount={amount} currency={currency} signClass={size === 'inherit' ? undefined : css.sign} />
  </span>
)
