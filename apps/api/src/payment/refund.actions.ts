import {
  noticeName,
  postCharge,
  postDueRefund,
  postFailedRefund,
  postSentRefund,
  toCentavos,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, desc, eq, inArray, like, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { offers } from '../database/schema/core.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { post, reclaimRefund, settleReclaim } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { startTimer } from '../transition/timers.ts'
import { kept, settledStates, type Payment } from './payment.queries.ts'

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

/** What the keys of refunds that were made at the provider, and not by this product, contain. */
const PROVIDER_KEY = ':provider:'

/** Returns the key of a refund that was made at the provider. */
export const toProviderKey = (paymentId: number, refundId: string): string =>
  `payment:${paymentId}${PROVIDER_KEY}${refundId}`

/** What the key of a part ends with: one refund at the provider may go back above a lower price and end its job as well. */
const REST_KEY = ':rest'
export const toRestKey = (key: string): string => `${key}${REST_KEY}`

/** Joins the parts of each refund that was made at the provider, as it has it. The first one stays. */
export function joinParts<Part extends { key: string; amount: number }>(list: readonly Part[]): Part[] {
  const rests = new Map(list.map(({ key, amount }) => [key, amount]))
  return list
    .filter(({ key }) => !key.endsWith(REST_KEY))
    .map((one) => ({ ...one, amount: one.amount + (rests.get(toRestKey(one.key)) ?? 0) }))
}

/** Checks whether a refund was made at the provider, and not by this product. */
export const isByProvider = ({ key }: { key: string }): boolean => key.includes(PROVIDER_KEY)

/** Returns the pesos of a payment that are not on their way back, and were not sent back. */
export async function readKept(tx: Db, { id }: { id: number }): Promise<number> {
  const [found] = await tx.select({ kept }).from(payments).where(eq(payments.id, id))
  return found?.kept ?? 0
}

/** Returns the pesos that are not on their way back of the payments of a job. */
export async function sumKept(tx: Db, assignmentId: number): Promise<number> {
  const isOfJob = and(eq(payments.assignmentId, assignmentId), inArray(payments.state, settledStates))
  const hasJob = sql`not exists (select from refunds as r where r.payment_id = payments.id and r.assignment_id is null)`
  const rows = await tx.select({ kept }).from(payments).where(and(isOfJob, hasJob))
  return rows.reduce((sum, row) => sum + row.kept, 0)
}

/** Returns the pesos that the payments of a job have above what is left of its price: a lower one was agreed. */
export async function sumAbove(tx: Db, { id, amount }: { id: number; amount: number }): Promise<number> {
  return Math.max(0, (await sumKept(tx, id)) - (amount - (await sumRefunds(tx, id))))
}

/** Returns the newest refund of a job that was made at the provider, or null. */
async function findProviderRefund(tx: Db, assignmentId: number): Promise<{ id: number } | null> {
  const [last] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.assignmentId, assignmentId), like(refunds.key, `%${PROVIDER_KEY}%`)))
    .orderBy(desc(refunds.id))
    .limit(1)
  return last ?? null
}

/** Lets what goes back at the end of a job be at least what did: more may have been sent back at the provider. */
export const raiseRefundAmount = async (tx: Db, assignmentId: number) =>
  tx
    .update(assignments)
    .set({ refundAmount: sql`greatest(${assignments.refundAmount}, ${await sumRefunds(tx, assignmentId)})` })
    .where(eq(assignments.id, assignmentId))

/** Counts the refund with which the provider sent back all that a job had left as the one that ends it. */
async function countProviderRefund(tx: Db, assignmentId: number): Promise<void> {
  const last = await findProviderRefund(tx, assignmentId)
  if (last === null || (await sumKept(tx, assignmentId)) > 0) return
  await tx.update(refunds).set({ endsJob: true }).where(eq(refunds.id, last.id))
  await raiseRefundAmount(tx, assignmentId)
}

/** Lets a worker end a job of which nothing is sent, because the provider has sent it back. */
async function endWithoutRequest(tx: Db, assignmentId: number, now: Date): Promise<void> {
  const isOpen = and(eq(refunds.assignmentId, assignmentId), eq(refunds.state, 'requested'))
  if ((await tx.$count(refunds, isOpen)) > 0) return
  const last = await findProviderRefund(tx, assignmentId)
  if (last) await startTimer(tx, { kind: 'refund', id: last.id }, { event: 'send', runAt: now })
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
  if (endsJob) await countProviderRefund(tx, id)
  let isRequested = false
  let rest = endsJob ? amount - (await sumRefunds(tx, id)) : amount
  for (const payment of paid) {
    const part = Math.min(rest, payment.kept)
    if (part <= 0) continue
    rest -= part
    isRequested = true
    await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.id, payment.id))
    const about = { paymentId: payment.id, assignmentId: id }
    const key = await storeRefund(tx, { ...about, amount: part, endsJob }, now)
    const split = { ...payment, kept: toCentavos(payment.kept) }
    await reclaimRefund(tx, { id, workerId }, split, { key, amount: toCentavos(part), now })
    const posting = postDueRefund({ key, amount: toCentavos(part), clientId, assignmentId: id })
    await post(tx, { now, ...about }, [posting])
  }
  if (rest > 0) refuse('conflict')
  if (endsJob && !isRequested) await endWithoutRequest(tx, id, now)
}

/** Stores a refund under a key that is used once, starts its request, and returns the key. */
export async function storeRefund(
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
  if (state === 'done') await followRefunds(tx, payment)
  return true
}

/** Marks a payment as refunded unless a part stays, once no refund of it is on its way. */
export async function followRefunds(tx: Db, { id }: { id: number }): Promise<void> {
  const isOpen = and(eq(refunds.paymentId, id), eq(refunds.state, 'requested'))
  if ((await tx.$count(refunds, isOpen)) > 0) return
  await tx
    .update(payments)
    .set({ state: sql`case when ${kept} > 0 then 'paid' else 'refunded' end` })
    .where(and(eq(payments.id, id), ne(payments.state, 'disputed')))
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
