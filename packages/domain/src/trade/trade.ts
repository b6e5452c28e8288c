import * as z from 'zod/mini'

/** An oficio: what somebody can do for a living. */
export const tradeSchema = z.object({ id: z.int(), name: z.string(), description: z.string() })
/** An oficio. */
export type Trade = z.infer<typeof tradeSchema>

/** A trade as offers and people carry it. */
export const tradeRefSchema = z.object({ id: z.int(), name: z.string() })
/** A trade as offers and people carry it. */
export type TradeRef = z.infer<typeof tradeRefSchema>
