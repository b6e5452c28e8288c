import * as z from 'zod/mini'
import { personActs } from '../catalogues/quotas.ts'
import { offerSchema } from '../offer/offer.ts'
import { userSchema } from '../user/user.ts'

/** How the marketplace is doing, for who runs it. Amounts are gross, in whole pesos (decision D-055). */
export const dashboardSchema = z.object({
  /** Of all times. */
  totalEarnings: z.int(),
  /** Of the calendar month in Buenos Aires, like the count of offers (decision D-059). */
  monthEarnings: z.int(),
  /** Everybody who is registered. */
  userCount: z.int(),
  /** Offers published this month. */
  monthOfferCount: z.int(),
  /** Newest first. */
  latestUsers: z.array(userSchema),
  /** The offers paid last, newest first. */
  latestPayments: z.array(offerSchema),
  /** The offer published last; null while there is none. */
  latestOffer: z.nullable(offerSchema),
})
/** How the marketplace is doing. */
export type Dashboard = z.infer<typeof dashboardSchema>

/** A user who met a quota, and how often in the last 30 days. */
export const quotaRefusalSchema = z.object({
  user: z.object({ id: z.int(), firstName: z.string(), lastName: z.nullable(z.string()) }),
  act: z.enum(personActs),
  /** How many times the act was refused. */
  times: z.int(),
  /** When it was refused last. */
  lastAt: z.date(),
})
/** A user who met a quota. */
export type QuotaRefusal = z.infer<typeof quotaRefusalSchema>
