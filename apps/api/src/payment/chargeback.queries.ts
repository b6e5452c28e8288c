import { and, eq, isNull, sql } from 'drizzle-orm'
import type { LockedAssignment } from '../assignment/lock.actions.ts'
import type { Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import type { CheckoutDetails } from '../services/payments/payments.ts'
import { findPaymentByReference, matchesPayment, type Payment } from './payment.queries.ts'
import { sumKept } from './refund.actions.ts'

export type ChargebackRow = typeof chargebacks.$inferSelect

/** A payment that its payer disputes at the bank, and its job, both locked. */
export interface DisputedPayment {
  tx: Db
  now: Date
  payment: Payment
  /** Null for a payment that no job needs. */
  job: LockedAssignment | null
}

/** Returns the payment that a checkout is about, or null. */
export async function findDisputedPayment(tx: Db, checkout: CheckoutDetails): Promise<Payment | null> {
  const found = await findPaymentByReference(tx, checkout.reference)
  if (!found || !matchesPayment(found, checkout)) return null
  const { externalId = null } = checkout
  if (externalId === null) return found
  // The reference is that of the first payment of the page; the second one has a row of its own.
  const isThis = and(eq(payments.offerId, found.offerId), eq(payments.externalId, externalId))
  const [payment] = await tx.select().from(payments).where(isThis)
  return payment ?? null
}

/** Returns whether a payment goes back because no job needs it. */
export const isExtraPayment = async (tx: Db, paymentId: number): Promise<boolean> =>
  (await tx.$count(refunds, and(eq(refunds.paymentId, paymentId), isNull(refunds.assignmentId)))) > 0

/** Returns whether the bank decides about a payment. */
export const hasOpenChargeback = async (db: Db, paymentId: number): Promise<boolean> =>
  (await db.$count(chargebacks, and(eq(chargebacks.paymentId, paymentId), eq(chargebacks.state, 'open')))) > 0

/** Returns the pesos that a job still has, and the refunds that end it: those on their way, and all that were not refused. */
export async function readMoneyLeft(
  tx: Db,
  assignmentId: number,
): Promise<{ left: number; requested: number; sent: number }> {
  const ofJob = eq(refunds.assignmentId, assignmentId)
  const sum = (state: 'requested' | 'done') =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${refunds.state} = ${state}), 0)`.mapWith(
      Number,
    )
  const [back] = await tx
    .select({ requested: sum('requested'), done: sum('done') })
    .from(refunds)
    .where(and(ofJob, refunds.endsJob))
  const { requested = 0, done = 0 } = back ?? {}
  return { left: await sumKept(tx, assignmentId), requested, sent: requested + done }
}

/** Returns the client of an offer. */
export async function readClient(tx: Db, offerId: number): Promise<number> {
  const [offer] = await tx.select({ id: offers.ownerId }).from(offers).where(eq(offers.id, offerId))
  if (!offer) throw new Error('There is no offer')
  return offer.id
}
