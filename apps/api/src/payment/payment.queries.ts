import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { offers, payments } from '../database/schema.ts'
import { ourCurrency } from '../services/payments/payments.ts'
import type { Receipt } from '../services/payments/payments.ts'

/** An attempt to pay an offer. */
export type Payment = typeof payments.$inferSelect

/** One attempt by its id; null when there is none. */
export async function paymentById(db: Db, id: number): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ?? null
}

/** What the provider is told to call a payment and tells us: its offer too, so that none stands for another one. */
export const referenceOf = ({ id, offerId }: Pick<Payment, 'id' | 'offerId'>): string => `${offerId}-${id}`

/** The attempt that a reference names; null when it is none of ours. */
export async function paymentByReference(db: Db, reference: string): Promise<Payment | null> {
  const [, id] = /^\d{1,9}-(\d{1,9})$/.exec(reference) ?? []
  const payment = id === undefined ? null : await paymentById(db, Number(id))
  return payment && referenceOf(payment) === reference ? payment : null
}

/** Whether a receipt is of this payment: the offer, the amount and the currency agreed, and its own page. */
export const fits = (payment: Payment, { reference, amount, currency, sessionId }: Receipt): boolean =>
  referenceOf(payment) === reference &&
  payment.amount === amount &&
  currency === ourCurrency &&
  // The provider may speak before its answer to our call was written down: then the page is not known yet.
  (payment.sessionId ?? sessionId) === sessionId

/** The attempt of an offer that is still open; null when there is none. */
export async function pendingPayment(db: Db, offerId: number): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'pending')))
  return payment ?? null
}

/** Whether the offer is paid. */
export async function isPaid(db: Db, offerId: number): Promise<boolean> {
  const paid = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'paid')))
  return paid.length > 0
}

/** The provider's name for the open attempt of one's own accepted offer; null when there is nothing to ask about. */
export async function sessionToAskAbout(db: Db, ownerId: number, offerId: number): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .where(
      and(
        eq(offers.id, offerId),
        eq(offers.ownerId, ownerId),
        eq(offers.state, 'proceso'),
        eq(payments.state, 'pending'),
        isNotNull(payments.sessionId),
      ),
    )
  return row?.sessionId ?? null
}
