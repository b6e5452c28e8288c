import { eq } from 'drizzle-orm'
import { lockAssignment, transitionAssignment } from '../assignment/transition.actions.ts'
import { transact, type Db } from '../database/database.ts'
import { refunds } from '../database/schema/payments.ts'
import { readJobBook } from '../ledger/ledger.queries.ts'
import type { Payments } from '../services/payments/payments.ts'
import { findRefund, finishRefund, hasRequest } from './refund.actions.ts'

/** Sends the request of a refund to the provider and stores its outcome. Can be repeated at any point. */
export async function sendRefund(
  db: Db,
  { provider, now }: { provider: Pick<Payments, 'refund'>; now: Date },
  id: number,
): Promise<void> {
  const found = await findRefund(db, id)
  if (!found) return
  const { refund, payment } = found
  const { sessionId } = payment
  if (refund.state !== 'requested' || sessionId === null) return
  const outcome = await provider.refund({
    sessionId,
    amount: refund.amount,
    idempotencyKey: refund.key,
  })
  // No state waits for it: the timer reports it, and tries again for weeks.
  if (outcome === 'failed' && found.job?.state !== 'refunding')
    throw new Error(`The provider refused refund ${refund.id}.`)
  await transact(db, async (tx) => {
    const locked = refund.assignmentId === null ? null : await lockAssignment(tx, refund.assignmentId)
    if (!(await finishRefund(tx, found, outcome, now)) || locked?.row.state !== 'refunding') return
    if (await hasRequest(tx, eq(refunds.assignmentId, locked.row.id))) return
    const { held } = await readJobBook(tx, locked.row.id)
    // What a provider refused is held again.
    const event = held === 0 ? 'refunded' : 'failRefund'
    await transitionAssignment(tx, locked, {
      event,
      by: 'provider',
      actorId: null,
      now,
      amount: refund.amount,
    })
  })
}
