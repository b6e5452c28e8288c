import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { CURRENCY, type CheckoutDetails } from '../services/payments/payments.ts'

/** A row of `payments`: one attempt to pay an offer. */
export type Payment = typeof payments.$inferSelect

/** Returns a payment, or null. */
export async function findPayment(db: Db, id: number): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ?? null
}

/** Returns the reference that is sent to the provider. It includes the offer ID, to check which offer a checkout pays. */
export const toReference = ({ id, offerId }: Pick<Payment, 'id' | 'offerId'>): string => `${offerId}-${id}`

/** Returns the payment of a reference that the provider sent, or null. */
export async function findPaymentByReference(db: Db, reference: string): Promise<Payment | null> {
  const [, id] = /^\d{1,9}-(\d{1,9})$/.exec(reference) ?? []
  const payment = id === undefined ? null : await findPayment(db, Number(id))
  return payment && toReference(payment) === reference ? payment : null
}

/** Checks whether the offer, amount, currency and session of a checkout match the payment. */
export const matchesPayment = (
  payment: Payment,
  { reference, amount, currency, sessionId }: CheckoutDetails,
): boolean =>
  toReference(payment) === reference &&
  payment.amount === amount &&
  currency === CURRENCY &&
  // An event may arrive before the session is stored.
  (payment.sessionId ?? sessionId) === sessionId

/** Returns the pending payment of an offer, or null. */
export async function findPendingPayment(db: Db, offerId: number): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'pending')))
  return payment ?? null
}

/** Returns the session of the pending payment of a user's accepted offer, or null. */
export async function findPendingSession(db: Db, ownerId: number, offerId: number): Promise<string | null> {
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
