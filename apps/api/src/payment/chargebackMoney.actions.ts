import { postChargeback, toCentavos, toChargebackKey } from '@plomada/domain'
import { and, eq, sql } from 'drizzle-orm'
import { lockAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import type { Db } from '../database/database.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import { post, releaseJob, returnChargeback, takeChargeback } from '../ledger/ledger.actions.ts'
import { clearTimers, startTimer } from '../transition/timers.ts'
import { readClient, type ChargebackRow, type DisputedPayment } from './chargeback.queries.ts'
import { kept } from './payment.queries.ts'
import { findRefund, findRefundEvent, finishRefund, readKept } from './refund.actions.ts'

/**
 * Takes the disputed part of a payment that is still there, and returns what was taken by now, in centavos. What went back
 * before is not taken again.
 */
export async function takeBack(
  { tx, now, payment, job }: DisputedPayment,
  { id, amount, taken }: ChargebackRow,
  part: 'open' | 'lost',
): Promise<number> {
  const left = toCentavos(await readKept(tx, payment))
  const more = Math.max(0, Math.min(amount - taken, left))
  const key = toChargebackKey(id, part)
  if (job !== null) {
    const split = { id: payment.id, fee: payment.fee, kept: left }
    await takeChargeback(tx, job.row, split, { key, amount: more, now })
  } else if (more > 0) {
    const from = { clientId: await readClient(tx, payment.offerId) }
    await post(tx, { now, paymentId: payment.id }, [postChargeback(key, { from, amount: more })])
  }
  await tx
    .update(chargebacks)
    .set({ taken: taken + more })
    .where(eq(chargebacks.id, id))
  return taken + more
}

/** The job holds again what a chargeback took. */
export async function giveBack(
  { tx, now, payment, job }: DisputedPayment,
  { id, taken }: ChargebackRow,
): Promise<void> {
  if (job === null || taken === 0) return
  await returnChargeback(tx, job.row, payment, { id, amount: taken, now })
}

/** The states of a job whose money is not held. */
const releasedStates: readonly string[] = ['completed', 'refunding', 'refunded', 'chargedBack']

/** Releases again what a job released before the chargeback. */
export async function releaseRest({ tx, now, job }: DisputedPayment): Promise<void> {
  if (job?.row.openChargebacks === 0 && releasedStates.includes(job.row.state))
    await releaseJob(tx, job.row, now)
}

/** Hours between two questions about a chargeback, which lasts for weeks. */
const CHECK_HOURS = 12

/** Asks the provider about a disputed payment later. */
export async function scheduleChargebackCheck(tx: Db, paymentId: number, now: Date): Promise<void> {
  const subject = { kind: 'payment', id: paymentId } as const
  const event = 'checkChargeback'
  await clearTimers(tx, subject, event)
  await startTimer(tx, subject, { event, runAt: new Date(now.getTime() + CHECK_HOURS * 3_600_000) })
}

/** Stores the state of a payment: disputed while the bank decides, and when it has taken all. */
export async function followPaymentState({ tx, payment: { id } }: DisputedPayment): Promise<void> {
  const hasChargeback = (state: 'open' | 'lost') =>
    sql`exists (select from chargebacks as c where c.payment_id = payments.id and c.state = ${state})`
  const isRefunding = sql`exists (select from refunds as r where r.payment_id = payments.id and r.state = 'requested')`
  await tx
    .update(payments)
    .set({
      state: sql`case when ${hasChargeback('open')} then 'disputed' when ${isRefunding} then 'refunding'
        when ${kept} > 0 then 'paid' when ${hasChargeback('lost')} then 'disputed' else 'refunded' end`,
    })
    .where(eq(payments.id, id))
}

const isWaiting = ({ payment }: DisputedPayment) =>
  and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'requested'))

/** Sends the refunds of a payment that waited for the bank. */
export async function sendRefunds(about: DisputedPayment): Promise<void> {
  const { tx, now } = about
  for (const { id } of await tx.select({ id: refunds.id }).from(refunds).where(isWaiting(about))) {
    await clearTimers(tx, { kind: 'refund', id })
    await startTimer(tx, { kind: 'refund', id }, { event: 'send', runAt: now })
  }
}

/** Ends the refunds of a payment that waited: the bank returned the money. Returns the pesos of those that end no job. */
export async function failRefunds(about: DisputedPayment): Promise<number> {
  const { tx, now } = about
  let difference = 0
  for (const { id } of await tx.select({ id: refunds.id }).from(refunds).where(isWaiting(about))) {
    const found = await findRefund(tx, id)
    if (!found) continue
    await clearTimers(tx, { kind: 'refund', id })
    await finishRefund(tx, found, 'failed', now)
    if (!found.refund.endsJob) difference += found.refund.amount
  }
  return difference
}

/** Ends the refund of a job if nothing of it is on its way any more. */
export async function endRefunding(about: DisputedPayment): Promise<void> {
  const { tx, now, job } = about
  if (job?.row.state !== 'refunding') return
  const event = await findRefundEvent(tx, job.row)
  if (event === null) return
  const amount = job.row.refundAmount
  await transitionAssignment(tx, job, { event, by: 'provider', actorId: null, now, amount })
  about.job = await lockAssignment(tx, job.row.id)
}
