import * as z from 'zod/mini'
import { paymentStates } from '../payment/payment.state.ts'

/** What differs between the provider and the ledger. */
export const differenceKinds = [
  'notInLedger',
  'otherDetails',
  'notMarkedPaid',
  'paidTwice',
  'notPaid',
  'notClosed',
  'refundNotAtProvider',
  'refundNotInLedger',
  'refundOtherAmount',
  'refundNotMarked',
  'chargebackNotInLedger',
  'chargebackNotAtProvider',
  'chargebackOtherState',
  'chargebackOtherAmount',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A difference between the payment provider and the ledger. */
export const differenceSchema = z.object({
  kind: z.enum(differenceKinds),
  /** The session at the provider, or the refund of no session. */
  sessionId: z.string(),
  /** Pesos in the ledger; null if it has none. */
  ours: z.nullable(z.number()),
  /** What the provider has. Null if nothing. */
  provider: z.nullable(
    z.object({
      /** Of the session, the refund or the chargeback, such as `paid`. */
      state: z.string(),
      /** In whole units of the currency. */
      amount: z.number(),
      /** Lowercase ISO 4217 code. */
      currency: z.string(),
    }),
  ),
  /** The payment in the ledger, if any. */
  payment: z.nullable(
    z.object({
      id: z.int(),
      offerId: z.int(),
      /** The job that it pays; null if none does. */
      assignmentId: z.nullable(z.int()),
      state: z.enum(paymentStates),
    }),
  ),
})
export type Difference = z.infer<typeof differenceSchema>

/** The comparison of a period with the provider. */
export const reconciliationSchema = z.object({
  /** Number of sessions at the provider, and of payments in the ledger. */
  checkouts: z.int(),
  payments: z.int(),
  /** Number of refunds on each side; null if the provider has no list of them, so that they were not compared. */
  refunds: z.nullable(z.object({ ours: z.int(), theirs: z.int() })),
  /** Number of chargebacks on each side. */
  chargebacks: z.object({ ours: z.int(), theirs: z.int() }),
  differences: z.array(differenceSchema),
})
export type Reconciliation = z.infer<typeof reconciliationSchema>
