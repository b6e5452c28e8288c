import { lockAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import { transact, type Db } from '../database/database.ts'
import type { Payments } from '../services/payments/payments.ts'
import { findRefund, finishRefund } from './refund.actions.ts'

/** Sends the request of a refund to the provider and stores its outcome. Can be repeated at any point. */
export async function sendRefund(
  db: Db,
  { provider, now }: { provider: Pick<Payments, 'refund'>; now: Date },
  id: number,
): Promise<void> {
  const found = await findRefund(db, id)
  if (!found) return
  const { refund } = found
  const { sessionId } = found.payment
  if (refund.state !== 'requested' || sessionId === null) return
  const outcome = await provider.refund({
    sessionId,
    amount: refund.amount,
    idempotencyKey: refund.key,
  })
  // No job, and so no admin, waits for it: the timer reports it, and tries again for weeks.
  if (outcome === 'failed' && refund.assignmentId === null)
    throw new Error(`The provider refused refund ${refund.id} of a payment that no job needs.`)
  await transact(db, async (tx) => {
    const locked = refund.assignmentId === null ? null : await lockAssignment(tx, refund.assignmentId)
    if (!(await finishRefund(tx, found, outcome, now)) || locked === null) return
    const event = outcome === 'done' ? 'refunded' : 'failRefund'
    await transitionAssignment(tx, locked, {
      event,
      by: 'provider',
      actorId: null,
      now,
      amount: refund.amount,
    })
  })
}
