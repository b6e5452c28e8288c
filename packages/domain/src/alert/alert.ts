import * as z from 'zod/mini'
import { cities } from '../catalogues/place.ts'
import { tradeRefSchema } from '../trade/trade.ts'

/** How soon a mail about an alert is sent. `immediate` follows the notification preferences; `daily` waits for the digest. */
export const alertFrequencies = ['immediate', 'daily'] as const
export type AlertFrequency = (typeof alertFrequencies)[number]

/** An alert of a professional: which new offers they are notified of. */
export const alertSchema = z.object({
  id: z.int(),
  /** The trade; null for any. */
  trade: z.nullable(tradeRefSchema),
  /** The cities, in the order of the catalogue; none for any. */
  cities: z.array(z.enum(cities)),
  /** In whole pesos; null for any budget. */
  minimumBudget: z.nullable(z.int()),
  frequency: z.enum(alertFrequencies),
  /** Whether it notifies of nothing until it is resumed. */
  isPaused: z.boolean(),
  createdAt: z.date(),
})
export type Alert = z.infer<typeof alertSchema>
