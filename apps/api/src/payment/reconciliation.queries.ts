import { eq, or } from 'drizzle-orm'
import type { Difference, DifferenceKind, Reconciliation } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { payments } from '../database/schema/payments.ts'
import type { CheckoutState } from '../services/payments/payments.ts'
import { findChargebackDifferences } from './chargebackReconciliation.queries.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import { findPayment, findPaymentByReference, matchesPayment, type Payment } from './payment.queries.ts'
import {
  findRefundDifferences,
  isInPeriod,
  summarizePayment,
  type Period,
  type ReconciledPayments,
} from './refundReconciliation.queries.ts'

/** Checks whether the payment was received, even if it was refunded or disputed later. */
const wasPaid = ({ state }: Payment) =>
  state === 'paid' || state === 'refunding' || state === 'refunded' || state === 'disputed'

/** Compares the sessions, refunds and chargebacks of a period at the provider with those of that period here. */
export async function reconcile(
  db: Db,
  provider: ReconciledPayments,
  period: Period,
): Promise<Reconciliation> {
  const checkouts = new Map<string, CheckoutState>()
  for await (const checkout of provider.listCheckoutsSince(period.since, period.before))
    checkouts.set(checkout.sessionId, checkout)
  const ledger = await db
    .select()
    .from(payments)
    .where(or(isInPeriod(payments.createdAt, period), isInPeriod(payments.paidAt, period)))
    .orderBy(payments.id)
  const differences: Difference[] = []

  async function compare(payment: Payment | null, sessionId: string, checkout: CheckoutState | null) {
    const isPaidElsewhere = payment !== null && (await hasOtherPayment(db, payment, sessionId))
    const kind = findDifference(payment, checkout, isPaidElsewhere)
    if (kind) differences.push(toDifference(kind, { payment, sessionId, checkout }))
  }

  for (const payment of ledger) {
    const { sessionId } = payment
    // What another provider took is compared when that one is configured.
    if (!isOfProvider(payment, provider)) continue
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
  const refunds = await findRefundDifferences(db, provider, period)
  const chargebacks = await findChargebackDifferences(db, provider, period)
  return {
    checkouts: checkouts.size,
    payments: ledger.length,
    refunds: refunds && { ours: refunds.ours, theirs: refunds.theirs },
    chargebacks: { ours: chargebacks.ours, theirs: chargebacks.theirs },
    differences: [...differences, ...(refunds?.differences ?? []), ...chargebacks.differences],
  }
}

function toDifference(
  kind: DifferenceKind,
  about: { payment: Payment | null; sessionId: string; checkout: CheckoutState | null },
): Difference {
  const { payment, sessionId, checkout } = about
  return {
    kind,
    sessionId,
    ours: payment && payment.amount,
    provider: checkout && {
      state: checkout.state,
      amount: checkout.amount,
      currency: checkout.currency,
    },
    payment: payment && summarizePayment(payment),
  }
}

/** Returns the kind of difference between a payment and a session, or null. */
function findDifference(
  payment: Payment | null,
  checkout: CheckoutState | null,
  isPaidElsewhere: boolean,
): DifferenceKind | null {
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
