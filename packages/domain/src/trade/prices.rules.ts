import type { PriceGuide } from './trade.ts'

/** Months of jobs in a price guide, before the current week. */
export const PRICE_GUIDE_MONTHS = 12
/** Minimum jobs in a price guide: fewer would show the price of a single job. */
export const PRICE_GUIDE_MINIMUM = 10
/** Minimum clients of these jobs: fewer would know the prices of the others. */
export const PRICE_GUIDE_CLIENTS_MINIMUM = 5
/** Maximum jobs in a price guide: the newest ones, so that the query takes the same time for any number of offers. */
export const PRICE_GUIDE_MAXIMUM = 500
/** Price guides on the landing page. */
export const POPULAR_PRICES = 3
/** The steps in the range of a guide, to which its values are rounded. */
const STEPS = 3

/** The jobs of a price guide: their number, that of their clients, and the quartiles of their prices. */
export interface PricedJobs {
  jobs: number
  clients: number
  quartiles: readonly number[] | null
}

/** Returns the price guide of some jobs, or null for too few. Rounds to three steps of the range: no price of a job is shown. */
export function toPriceGuide({ jobs, clients, quartiles }: PricedJobs): PriceGuide | null {
  if (jobs < PRICE_GUIDE_MINIMUM || clients < PRICE_GUIDE_CLIENTS_MINIMUM || quartiles === null) return null
  const [first = 0, second = 0, third = 0] = quartiles
  // Of equal prices too, the price itself is not shown.
  const step = roundUp(Math.max((third - first) / STEPS, second / 10))
  const round = (price: number) => Math.max(step, Math.round(price / step) * step)
  return { jobs, lower: round(first), median: round(second), upper: round(third) }
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundUp(amount: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return ([1, 2, 5].find((times) => times * unit >= amount) ?? 10) * unit
}
