import {
  noticeName,
  postCharge,
  postDueRefund,
  postFailedRefund,
  postSentRefund,
  toCentavos,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { post, reclaimRefund, settleReclaim } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { startTimer } from '../transition/timers.ts'
import { kept, type Payment } from './payment.queries.ts'

/** Returns the sum of the refunds that end a job, of those that the provider did not refuse. */
async function sumRefunds(tx: Db, assignmentId: number, condition?: SQL): Promise<number> {
  const [found] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(
      and(eq(refunds.assignmentId, assignmentId), refunds.endsJob, ne(refunds.state, 'failed'), condition),
    )
  return found?.sum ?? 0
}

/**
 * Returns what the provider made of the refunds that end a job: null while it has not answered all, `failRefund` if a part
 * of what goes back was refused.
 */
export async function findRefundEvent(
  tx: Db,
  { id, refundAmount }: { id: number; refundAmount: number | null },
): Promise<'refunded' | 'failRefund' | null> {
  if ((await sumRefunds(tx, id, eq(refunds.state, 'requested'))) > 0) return null
  return (await sumRefunds(tx, id)) < (refundAmount ?? 0) ? 'failRefund' : 'refunded'
}

/**
 * Requests that money of a paid job goes back to the client, the newest of its payments first. A worker sends the requests to
 * the provider. Of a refund that was refused in part, only that part is requested again.
 */
export async function requestRefund(
  tx: Db,
  {
    id,
    workerId,
    amount,
    clientId,
    endsJob,
  }: { id: number; workerId: number; amount: number; clientId: number; endsJob: boolean },
  now: Date,
): Promise<void> {
  const paid = await tx
    .select({ id: payments.id, fee: payments.fee, kept })
    .from(payments)
    .where(and(eq(payments.assignmentId, id), inArray(payments.state, ['paid', 'refunding'])))
    .orderBy(desc(payments.id))
  let rest = endsJob ? amount - (await sumRefunds(tx, id)) : amount
  for (const payment of paid) {
    const part = Math.min(rest, payment.kept)
    if (part <= 0) continue
    rest -= part
    await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, payment.id))
    const about = { paymentId: payment.id, assignmentId: id }
    const key = await storeRefund(tx, { ...about, amount: part, endsJob }, now)
    const split = { ...payment, kept: toCentavos(payment.kept) }
    await reclaimRefund(tx, { id, workerId }, split, { key, amount: toCentavos(part), now })
    const posting = postDueRefund({ key, amount: toCentavos(part), clientId, assignmentId: id })
    await post(tx, { now, ...about }, [posting])
  }
  if (rest > 0) refuse('conflict')
}

/** Stores a refund under a key that is used once, starts its request, and returns the key. */
async function storeRefund(
  tx: Db,
  refund: { paymentId: number; assignmentId: number | null; amount: number; endsJob: boolean },
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

/** Returns a refund with its payment and client, or undefined. */
export async function findRefund(db: Db, id: number) {
  const [found] = await db
    .select({ refund: refunds, payment: payments, clientId: offers.ownerId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(offers, eq(offers.id, payments.offerId))
    .where(eq(refunds.id, id))
  return found
}

/** Marks a refund as done, and its payment as refunded unless a part stays, or as failed. Returns false if it had ended before. */
export async function finishRefund(
  tx: Db,
  { refund, payment, clientId }: NonNullable<Awaited<ReturnType<typeof findRefund>>>,
  state: 'done' | 'failed',
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .update(refunds)
    .set({ state, ...(state === 'done' && { doneAt: now }) })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, 'requested')))
    .returning({ id: refunds.id })
  if (changed.length === 0) return false
  const { key, assignmentId } = refund
  const sent = { key, amount: toCentavos(refund.amount), clientId }
  const about = { now, assignmentId, paymentId: payment.id }
  if (state === 'done') await post(tx, about, [postSentRefund(sent)])
  else if (assignmentId !== null) await post(tx, about, [postFailedRefund({ ...sent, assignmentId })])
  await settleReclaim(tx, key, state, about)
  const isOpen = and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'requested'))
  if (state === 'done' && (await tx.$count(refunds, isOpen)) === 0)
    await tx
      .update(payments)
      .set({ state: sql`case when ${kept} > 0 then 'paid' else 'refunded' end` })
      .where(and(eq(payments.id, payment.id), ne(payments.state, 'disputed')))
  return true
}

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
  await post(tx, { now, paymentId: payment.id }, [postCharge(charge)])
  await storeRefund(
    tx,
    { paymentId: payment.id, assignmentId: null, amount: payment.amount, endsJob: false },
    now,
  )
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
