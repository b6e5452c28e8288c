import type { PriceGuide } from './trade.ts'

/** Months of jobs in a price guide. */
export const PRICE_GUIDE_MONTHS = 12
/** Minimum jobs in a price guide: fewer would show the price of a single job. */
export const PRICE_GUIDE_MINIMUM = 5
/** Maximum jobs in a price guide: the newest ones, so that the query takes the same time for any number of offers. */
export const PRICE_GUIDE_MAXIMUM = 500
/** Price guides on the landing page. */
export const POPULAR_PRICES = 3

/** Returns the price guide of some jobs, or null for too few. Rounds to two digits: no price of a job is shown exactly. */
export function toPriceGuide(jobs: number, quartiles: readonly number[] | null): PriceGuide | null {
  if (jobs < PRICE_GUIDE_MINIMUM || quartiles === null) return null
  const [lower = 0, median = 0, upper = 0] = quartiles.map(roundPrice)
  return { jobs, lower, median, upper }
}

const roundPrice = (price: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.round(price / unit) * unit
}
