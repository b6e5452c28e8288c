import { noticeName, postCharge, toCentavos } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { dueRefund, endRefund, post } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { startTimer } from '../transition/timers.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import type { Payment } from './payment.queries.ts'

/** What is not on its way back of a payment, or was not sent back. */
const kept = sql<number>`payments.amount - coalesce((select sum(r.amount) from refunds as r
  where r.payment_id = payments.id and r.state <> 'failed'), 0)`.mapWith(Number)

/** Requests that money of a paid job goes back to the client. A worker sends the request to the provider. */
export async function requestRefund(
  tx: Db,
  { job, clientId, amount }: { job: AssignmentRow; clientId: number; amount: number },
  now: Date,
): Promise<void> {
  const paid = await tx
    .select({ id: payments.id, kept, sellerId: payments.sellerId })
    .from(payments)
    .where(and(eq(payments.assignmentId, job.id), inArray(payments.state, ['paid', 'refunding'])))
    .orderBy(asc(payments.id))
  let rest = amount
  for (const payment of paid) {
    const part = Math.min(rest, payment.kept)
    if (part === 0) continue
    rest -= part
    await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, payment.id))
    const refund = { paymentId: payment.id, assignmentId: job.id, amount: part }
    const key = await storeRefund(tx, refund, now)
    await dueRefund(tx, { ...refund, key, clientId, job, sellerId: payment.sellerId }, now)
  }
  if (rest > 0) refuse('conflict')
}

/** Stores a refund under a key that is used once, starts its request, and returns the key. */
async function storeRefund(
  tx: Db,
  refund: { paymentId: number; assignmentId: number | null; amount: number },
  now: Date,
): Promise<string> {
  const earlier = await tx.$count(refunds, eq(refunds.paymentId, refund.paymentId))
  const key = `payment:${refund.paymentId}:refund:${earlier + 1}`
  const [stored] = await tx
    .insert(refunds)
    .values({ ...refund, key, createdAt: now })
    .returning({ id: refunds.id })
  if (stored) await startTimer(tx, { kind: 'refund', id: stored.id }, { event: 'send', runAt: now })
  return key
}

/** Returns a refund with its payment, client and job, or undefined. */
export async function findRefund(db: Db, id: number) {
  const [found] = await db
    .select({ refund: refunds, payment: payments, clientId: offers.ownerId, job: assignments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .leftJoin(assignments, eq(assignments.id, refunds.assignmentId))
    .where(eq(refunds.id, id))
  return found
}

/** Marks a refund as done or failed, and moves its money. Returns false if it was done already. */
export async function finishRefund(
  tx: Db,
  { refund, payment, clientId, job }: NonNullable<Awaited<ReturnType<typeof findRefund>>>,
  state: 'done' | 'failed',
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set({ state, ...(state === 'done' && { doneAt: now }) })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  if (changed.length === 0) return false
  await endRefund(tx, state, { ...refund, clientId, job, sellerId: payment.sellerId }, now)
  if (state === 'done' && !(await hasRequest(tx, eq(refunds.paymentId, payment.id))))
    await tx
      .update(payments)
      .set({ state: sql`case when ${kept} > 0 then 'paid' else 'refunded' end` })
      .where(eq(payments.id, payment.id))
  return true
}

/** Checks whether the provider has not answered some refund. */
export const hasRequest = async (tx: Db, condition: ReturnType<typeof eq>): Promise<boolean> =>
  (await tx.$count(refunds, and(condition, eq(refunds.state, 'requested')))) > 0

/** Sends a payment that no job needs back to the client, and tells them. */
export async function refundExtraPayment(
  tx: Db,
  { payment, offer, now }: { payment: Payment; offer: { id: number; ownerId: number }; now: Date },
): Promise<void> {
  const charge = {
    paymentId: payment.id,
    amount: toCentavos(payment.amount),
    to: { clientId: offer.ownerId },
  }
  await post(tx, { now, paymentId: payment.id }, postCharge(charge))
  await storeRefund(tx, { paymentId: payment.id, assignmentId: null, amount: payment.amount }, now)
  const [assignment] = await tx
    .select({ id: assignments.id, workerId: assignments.workerId })
    .from(assignments)
    .where(eq(assignments.offerId, offer.id))
    .orderBy(desc(assignments.id))
    .limit(1)
  if (!assignment) return
  await notify(tx, {
    kind: 'assignment',
    userId: offer.ownerId,
    fromId: assignment.workerId,
    offerId: offer.id,
    assignmentId: assignment.id,
    event: noticeName({ party: 'client', event: 'extraPayment' }),
    details: { event: 'extraPayment', party: 'client', text: '', amount: payment.amount, next: '' },
  })
}
