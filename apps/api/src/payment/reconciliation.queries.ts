import { eq, gte, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payments } from '../database/schema.ts'
import type { CheckoutState, Payments } from '../services/payments/payments.ts'
import { fits, paymentById, paymentByReference } from './payment.queries.ts'
import type { Payment } from './payment.queries.ts'

/** One thing on which the provider and our books do not agree. */
export interface Difference {
  kind: 'unknownToUs' | 'otherFacts' | 'notBooked' | 'paidTwice' | 'notPaid' | 'notClosed'
  sessionId: string
  /** The payment of our books, and its offer, when there is one. */
  payment: Pick<Payment, 'id' | 'offerId' | 'state' | 'amount'> | null
  /** What the provider says; null when it knows of no such page. */
  provider: CheckoutState | null
}

/** What was compared and where it differs. */
export interface Reconciliation {
  /** Pages at the provider. */
  checkouts: number
  /** Payments in our books. */
  payments: number
  differences: Difference[]
}

/** Money that was once taken; what became of it later is not the provider's page's business. */
const tookMoney = ({ state }: Payment) => state === 'paid' || state === 'refunded' || state === 'disputed'

/** Compares every page that the provider opened since a moment with our books, and our books with those pages. */
export async function reconcile(
  db: Db,
  provider: Pick<Payments, 'checkoutState' | 'checkoutsSince'>,
  since: Date,
): Promise<Reconciliation> {
  const checkouts = new Map<string, CheckoutState>()
  for await (const checkout of provider.checkoutsSince(since)) checkouts.set(checkout.sessionId, checkout)
  const ours = await db
    .select()
    .from(payments)
    .where(or(gte(payments.createdAt, since), gte(payments.paidAt, since)))
    .orderBy(payments.id)
  const differences: Difference[] = []

  async function compare(payment: Payment | null, sessionId: string, provided: CheckoutState | null) {
    const kind = verdict(
      payment,
      provided,
      payment !== null && (await isPaidOtherwise(db, payment, sessionId)),
    )
    if (kind) differences.push({ kind, sessionId, payment: payment && brief(payment), provider: provided })
  }

  for (const payment of ours) {
    const { sessionId } = payment
    const checkout = sessionId === null ? null : (checkouts.get(sessionId) ?? null)
    if (sessionId === null || (checkout && verdict(payment, checkout, false) === null)) continue
    // It is older than the list, or something happened between the two readings: both are read again.
    const now = await paymentById(db, payment.id)
    await compare(now, sessionId, await provider.checkoutState(sessionId))
  }
  const named = new Set(ours.map(({ sessionId }) => sessionId))
  for (const checkout of checkouts.values()) {
    // A page that no payment names: the answer that opened it was lost, its payment is older, or it is none of ours.
    if (named.has(checkout.sessionId)) continue
    await compare(await paymentByReference(db, checkout.reference), checkout.sessionId, checkout)
  }
  return { checkouts: checkouts.size, payments: ours.length, differences }
}

const brief = ({ id, offerId, state, amount }: Payment) => ({ id, offerId, state, amount })

/** What is wrong between a payment and the page of a session; null when nothing is. */
function verdict(
  payment: Payment | null,
  checkout: CheckoutState | null,
  isOtherwisePaid: boolean,
): Difference['kind'] | null {
  if (checkout?.state === 'paid') {
    if (!payment) return 'unknownToUs'
    if (!fits({ ...payment, sessionId: null }, checkout)) return 'otherFacts'
    if (tookMoney(payment) && payment.sessionId === checkout.sessionId) return null
    return isOtherwisePaid ? 'paidTwice' : 'notBooked'
  }
  if (!payment || payment.sessionId !== (checkout?.sessionId ?? payment.sessionId)) return null
  if (tookMoney(payment)) return 'notPaid'
  return payment.state === 'pending' && checkout?.state !== 'open' ? 'notClosed' : null
}

/** Whether the money for the offer of a payment came by another page. */
async function isPaidOtherwise(db: Db, { offerId }: Payment, sessionId: string): Promise<boolean> {
  const all = await db.select().from(payments).where(eq(payments.offerId, offerId))
  return all.some((one) => tookMoney(one) && one.sessionId !== sessionId)
}
