import * as z from 'zod/mini'

/** A trade (oficio), such as plumbing. */
export const tradeSchema = z.object({ id: z.int(), name: z.string(), description: z.string() })
export type Trade = z.infer<typeof tradeSchema>

/** A trade as part of an offer or user. */
export const tradeRefSchema = z.object({ id: z.int(), name: z.string() })
export type TradeRef = z.infer<typeof tradeRefSchema>

/** What finished jobs of a trade cost: the quartiles of the agreed prices, in pesos. */
export const priceGuideSchema = z.object({
  /** The number of jobs. */
  jobs: z.int(),
  /** A quarter of the jobs cost this or less. */
  lower: z.int(),
  median: z.int(),
  /** A quarter of the jobs cost this or more. */
  upper: z.int(),
})
export type PriceGuide = z.infer<typeof priceGuideSchema>

/** A price guide with its trade. */
export const tradePricesSchema = z.object({ trade: tradeRefSchema, prices: priceGuideSchema })
export type TradePrices = z.infer<typeof tradePricesSchema>
