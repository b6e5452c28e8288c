import * as z from 'zod/mini'

/** What the platform keeps: hundredths of a percent of an amount, and at least `minimum` centavos. */
export const commissionRuleSchema = z.object({ rate: z.int(), minimum: z.int() })
export type CommissionRule = z.infer<typeof commissionRuleSchema>

/** The kinds of movements of money. */
export type LedgerKind =
  | 'charge'
  | 'release'
  | 'freeze'
  | 'commission'
  | 'refund'
  | 'refund_sent'
  | 'refund_failed'
  | 'chargeback'
  | 'chargeback_won'
  | 'chargeback_fee'
  | 'seller_paid'
  | 'seller_repaid'
  | 'recovery'
  | 'payout'
  | 'payout_paid'
  | 'payout_failed'

/**
 * An account: money that is held for a job, owed to a professional, or due to a client; or one of the platform. What the payment
 * provider has, what a professional owes (`receivable`) and what the platform paid (`costs`) is negative.
 */
export type Account =
  | `held:${number}`
  | `payable:${number}`
  | `receivable:${number}`
  | `refund_due:${number}`
  | 'provider_clearing'
  | 'commission'
  | 'costs'
  | 'payout_in_transit'

/** What a movement takes from an account (negative) or adds to it, in centavos. */
export interface Entry {
  account: Account
  amount: number
}

/** Who bears what the provider charges for a chargeback. */
export const chargebackFeeBearers = ['platform', 'professional'] as const
export type ChargebackFeeBearer = (typeof chargebackFeeBearers)[number]

/** A movement of money: entries that add up to zero, under a reference that is used once. */
export interface Posting {
  kind: LedgerKind
  reference: string
  entries: Entry[]
}
