import * as z from 'zod/mini'

/** A trade (oficio), such as plumbing. */
export const tradeSchema = z.object({ id: z.int(), name: z.string(), description: z.string() })
export type Trade = z.infer<typeof tradeSchema>

/** A trade as part of an offer or user. */
export const tradeRefSchema = z.object({ id: z.int(), name: z.string() })
export type TradeRef = z.infer<typeof tradeRefSchema>
