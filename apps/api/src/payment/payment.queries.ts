import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { timers } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { REFERENCE_PREFIX } from '../services/payments/mercadoPago/mercadoPago.reader.ts'
import { CURRENCY, type CheckoutDetails } from '../services/payments/payments.ts'

/** A row of `payments`: one attempt to pay an offer. */
export type Payment = typeof payments.$inferSelect

/** The states of a payment that arrived. */
export const settledStates: readonly Payment['state'][] = ['paid', 'refunding', 'refunded', 'disputed']

/** Returns whether a payment arrived, whatever became of it. */
export const isSettled = ({ state }: Pick<Payment, 'state'>): boolean => settledStates.includes(state)

/** The pesos of a payment that neither went back, nor are on their way back, nor were taken by the bank. */
export const kept = sql<number>`payments.amount
  - coalesce((select sum(r.amount) from refunds as r where r.payment_id = payments.id and r.state <> 'failed'), 0)
  - coalesce((select sum(ceil(c.taken / 100.0)) from chargebacks as c
    where c.payment_id = payments.id and c.state <> 'won'), 0)`.mapWith(Number)

/** Returns a payment, or null. */
export async function findPayment(db: Db, id: number): Promise<Payment | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ?? null
}

/**
 * Returns the reference that is sent to the provider. It includes the offer ID, to check which offer a checkout pays, or cannot
 * be guessed.
 */
export const toReference = ({
  id,
  offerId,
  reference,
}: Pick<Payment, 'id' | 'offerId' | 'reference'>): string => reference ?? `${offerId}-${id}`

/** Creates a reference that cannot be guessed. It has the ID of its payment, which finds it. */
export const createReference = ({ id }: Pick<Payment, 'id'>): string =>
  `${REFERENCE_PREFIX}${id}-${randomBytes(16).toString('hex')}`

const referencePattern = new RegExp(String.raw`^(?:\d{1,9}-|${REFERENCE_PREFIX})(\d{1,9})(?:-[\da-f]{32})?$`)

/** Returns the payment of a reference that the provider sent, or null. */
export async function findPaymentByReference(db: Db, reference: string): Promise<Payment | null> {
  const [, id] = referencePattern.exec(reference) ?? []
  const payment = id === undefined ? null : await findPayment(db, Number(id))
  return payment && toReference(payment) === reference ? payment : null
}

/** Checks whether the offer, amount, currency, session and payee of a checkout match the payment. */
export const matchesPayment = (
  payment: Payment,
  { reference, amount, currency, sessionId, sellerId = null }: CheckoutDetails,
): boolean =>
  payment.sellerId === sellerId &&
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

/** A payment whose page was opened. */
export type OpenPayment = Payment & { sessionId: string }

const isOpened = (payment: Payment): payment is OpenPayment => payment.sessionId !== null

/** Returns the pending payment of a user's accepted offer whose page was opened, or null. */
export async function findOpenPayment(db: Db, ownerId: number, offerId: number): Promise<OpenPayment | null> {
  const [row] = await db
    .select({ payment: payments })
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
  return row && isOpened(row.payment) ? row.payment : null
}

/** The lease of the worker that sends a refund, while it may be on its way to the provider. */
const leaseOf = (refundId: SQL) => sql`(select max(${timers.lockedUntil}) from ${timers}
  where ${timers.topic} = 'refund:' || ${refundId} and ${timers.doneAt} is null and ${timers.lockedUntil} > now())`

/** Returns whether a worker sends an older refund of the same payment: this one waits, so that one is sent at a time. */
export async function isBehindOther(
  db: Db,
  { id, paymentId }: Pick<typeof refunds.$inferSelect, 'id' | 'paymentId'>,
): Promise<boolean> {
  const isOlder = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'requested'), lt(refunds.id, id))
  return (await db.$count(refunds, and(isOlder, sql`${leaseOf(sql`${refunds.id}`)} is not null`))) > 0
}

/**
 * Returns whether another worker may be sending a refund. One that was leased with `sending`, or after it, waits for it if it
 * is younger; an older one waits for the lock of the job.
 */
export async function isOnItsWay(tx: Db, refundId: number, sending: number | null): Promise<boolean> {
  if (refundId === sending) return false
  const { rows } = await tx.execute<{ is_sent: boolean }>(
    sql`select ${leaseOf(sql`${refundId}::text`)} < coalesce(${leaseOf(sql`${sending}::text`)}, 'infinity') as is_sent`,
  )
  return rows[0]?.is_sent === true
}
