import * as z from 'zod/mini'
import { offerSchema } from '../offer/offer.ts'
import { paymentSchema } from '../payment/payment.ts'
import { userSchema } from '../user/user.ts'

/** Key figures of the marketplace, for admins. Amounts are gross, in whole pesos (decision D-055). */
export const dashboardSchema = z.object({
  totalEarnings: z.int(),
  /** Current calendar month in Buenos Aires time (decision D-059). */
  monthEarnings: z.int(),
  userCount: z.int(),
  monthOfferCount: z.int(),
  /** Number of jobs that need something from an admin now. */
  needs: z.object({ decision: z.int(), refund: z.int(), overdue: z.int() }),
  /** Number of requests to withdraw that wait. */
  withdrawalCount: z.int(),
  /** What is wrong with money, or soon will be. */
  alarms: z.object({
    /** What the last check of the ledger found broken, and since which check; null if it passed. */
    ledger: z.nullable(
      z.object({
        since: z.date(),
        findings: z.array(
          z.object({
            rule: z.string(),
            count: z.int(),
            /** The first rows: numbers, or names of accounts. */
            examples: z.array(z.string()),
          }),
        ),
      }),
    ),
    lateRefunds: z.int(),
    /** Number of professionals whose last payout failed. */
    failedPayouts: z.int(),
    urgentWithdrawals: z.int(),
    /** The payout runs that wait too long for the answer of the bank, the oldest first. */
    waitingRuns: z.array(z.int()),
    /** Number of payments that their payers dispute at the bank. */
    openChargebacks: z.int(),
  }),
  /** Newest first. */
  latestUsers: z.array(userSchema),
  /** The most recently paid offers, newest first, as the specification lists them. `payments` has their amounts. */
  latestPayments: z.array(offerSchema),
  /** The latest payments, newest first. */
  payments: z.array(paymentSchema),
  /** The most recently published offer; null without offers. */
  latestOffer: z.nullable(offerSchema),
})
export type Dashboard = z.infer<typeof dashboardSchema>

/** How often a quota refused a user in the last 30 days: one row per user and act. */
export const quotaRefusalSchema = z.object({
  user: z.object({ id: z.int(), firstName: z.string(), lastName: z.nullable(z.string()) }),
  /** What is limited, such as «servicios publicados». */
  act: z.string(),
  /** Number of refusals. */
  count: z.int(),
  lastAt: z.date(),
})
export type QuotaRefusal = z.infer<typeof quotaRefusalSchema>
