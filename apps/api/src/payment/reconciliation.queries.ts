import { eq, gte, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payments } from '../database/schema/payments.ts'
import type { CheckoutState, Payments } from '../services/payments/payments.ts'
import { findPayment, findPaymentByReference, matchesPayment, type Payment } from './payment.queries.ts'

/** A difference between the provider and the ledger, which is the table `payments`. */
export interface Difference {
  /**
   * Paid at the provider, but in the ledger missing, with another amount, currency or reference, not marked as paid, or
   * paid in another session too. Not paid at the provider, but in the ledger paid, or pending with a closed session.
   */
  kind: 'notInLedger' | 'otherDetails' | 'notMarkedPaid' | 'paidTwice' | 'notPaid' | 'notClosed'
  sessionId: string
  /** The payment in the ledger, if any. */
  payment: Pick<Payment, 'id' | 'offerId' | 'state' | 'amount'> | null
  /** The session at the provider. Null if the provider does not know it. */
  provider: CheckoutState | null
}

/** The result of a comparison. */
export interface Reconciliation {
  /** The number of sessions at the provider. */
  checkouts: number
  /** The number of payments in the ledger. */
  payments: number
  differences: Difference[]
}

/** Checks whether the payment was received, even if it was refunded or disputed later. */
const wasPaid = ({ state }: Payment) => state === 'paid' || state === 'refunded' || state === 'disputed'

/** Compares the sessions that the provider opened since a date with the payments since then. */
export async function reconcile(
  db: Db,
  provider: Pick<Payments, 'getCheckoutState' | 'listCheckoutsSince'>,
  since: Date,
): Promise<Reconciliation> {
  const checkouts = new Map<string, CheckoutState>()
  for await (const checkout of provider.listCheckoutsSince(since)) checkouts.set(checkout.sessionId, checkout)
  const ledger = await db
    .select()
    .from(payments)
    .where(or(gte(payments.createdAt, since), gte(payments.paidAt, since)))
    .orderBy(payments.id)
  const differences: Difference[] = []

  async function compare(payment: Payment | null, sessionId: string, checkout: CheckoutState | null) {
    const isPaidElsewhere = payment !== null && (await hasOtherPayment(db, payment, sessionId))
    const kind = findDifference(payment, checkout, isPaidElsewhere)
    if (kind)
      differences.push({ kind, sessionId, payment: payment && summarize(payment), provider: checkout })
  }

  for (const payment of ledger) {
    const { sessionId } = payment
    const checkout = sessionId === null ? null : (checkouts.get(sessionId) ?? null)
    if (sessionId === null || (checkout && findDifference(payment, checkout, false) === null)) continue
    // The session may be older than the list, or the payment may have changed since it was read.
    const current = await findPayment(db, payment.id)
    await compare(current, sessionId, await provider.getCheckoutState(sessionId, payment))
  }
  const known = new Set(ledger.map(({ sessionId }) => sessionId))
  for (const checkout of checkouts.values()) {
    // Sessions without a payment: the response was lost, the payment is older, or another application opened it.
    if (known.has(checkout.sessionId)) continue
    await compare(await findPaymentByReference(db, checkout.reference), checkout.sessionId, checkout)
  }
  return { checkouts: checkouts.size, payments: ledger.length, differences }
}

const summarize = ({ id, offerId, state, amount }: Payment) => ({ id, offerId, state, amount })

/** Returns the kind of difference between a payment and a session, or null. */
function findDifference(
  payment: Payment | null,
  checkout: CheckoutState | null,
  isPaidElsewhere: boolean,
): Difference['kind'] | null {
  if (checkout?.state === 'paid') {
    if (!payment) return 'notInLedger'
    if (!matchesPayment({ ...payment, sessionId: null }, checkout)) return 'otherDetails'
    if (wasPaid(payment) && payment.sessionId === checkout.sessionId) return null
    return isPaidElsewhere ? 'paidTwice' : 'notMarkedPaid'
  }
  if (!payment || payment.sessionId !== (checkout?.sessionId ?? payment.sessionId)) return null
  if (wasPaid(payment)) return 'notPaid'
  const isOpen = checkout?.state === 'open' || checkout?.state === 'pending'
  return payment.state === 'pending' && !isOpen ? 'notClosed' : null
}

/** Checks whether the offer of a payment was paid in another session. */
async function hasOtherPayment(db: Db, { offerId }: Payment, sessionId: string): Promise<boolean> {
  const all = await db.select().from(payments).where(eq(payments.offerId, offerId))
  return all.some((one) => wasPaid(one) && one.sessionId !== sessionId)
}
