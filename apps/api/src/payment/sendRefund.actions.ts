import { lockAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import { transact, type Db } from '../database/database.ts'
import type { Payments } from '../services/payments/payments.ts'
import { hasOpenChargeback } from './chargeback.queries.ts'
import { findRefund, findRefundEvent, finishRefund } from './refund.actions.ts'

/** Sends the request of a refund to the provider and stores its outcome. Can be repeated at any point. */
export async function sendRefund(
  db: Db,
  { provider, now }: { provider: Pick<Payments, 'refund'>; now: Date },
  id: number,
): Promise<void> {
  const found = await findRefund(db, id)
  if (!found) return
  const { refund } = found
  const { sessionId, sellerId, externalId } = found.payment
  if (refund.state !== 'requested' || (sessionId === null && externalId === null)) return
  // Providers refuse it meanwhile. It is sent when the chargeback is won.
  if (await hasOpenChargeback(db, found.payment.id)) return
  const outcome = await provider.refund({
    sessionId: sessionId ?? '',
    sellerId,
    externalId,
    amount: refund.amount,
    idempotencyKey: refund.key,
  })
  if (outcome === 'failed' && (await hasOpenChargeback(db, found.payment.id))) return
  // Rows from before `endsJob` have no job instead.
  const endsJob = refund.endsJob && refund.assignmentId !== null
  // The state of no job, and so no admin, waits for it: the timer reports it, and tries again for weeks.
  if (outcome === 'failed' && !endsJob)
    throw new Error(`The provider refused refund ${refund.id}, which ends no job.`)
  await transact(db, async (tx) => {
    const locked = refund.assignmentId === null ? null : await lockAssignment(tx, refund.assignmentId)
    if (!(await finishRefund(tx, found, outcome, now)) || locked === null || !endsJob) return
    const event = await findRefundEvent(tx, locked.row)
    if (event === null) return
    await transitionAssignment(tx, locked, {
      event,
      by: 'provider',
      actorId: null,
      now,
      amount: locked.row.refundAmount,
    })
  })
}
