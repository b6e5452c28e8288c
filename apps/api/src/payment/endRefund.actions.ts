import { lockAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import type { Db } from '../database/database.ts'
import { findRefundEvent, finishRefund, type findRefund } from './refund.actions.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findRefund>>>

/** Stores the outcome of a refund, and ends its job if it was the last one of those that end it. */
export async function finishJobRefund(
  tx: Db,
  found: Found,
  outcome: 'done' | 'failed',
  now: Date,
): Promise<void> {
  const { assignmentId } = found.refund
  // Its offer and its job are locked before any refund, as everywhere.
  if (assignmentId !== null) await lockAssignment(tx, assignmentId)
  if (await finishRefund(tx, found, outcome, now)) await endJob(tx, found, now)
}

/** Ends the job of a refund, or lets it wait for an admin, once the provider answered to all that end it. */
export async function endJob(tx: Db, { refund }: Found, now: Date): Promise<void> {
  // Rows from before `endsJob` have no job instead.
  if (!refund.endsJob || refund.assignmentId === null) return
  const locked = await lockAssignment(tx, refund.assignmentId)
  if (locked.row.state !== 'refunding') return
  const event = await findRefundEvent(tx, locked.row)
  if (event === null) return
  await transitionAssignment(tx, locked, {
    event,
    by: 'provider',
    actorId: null,
    now,
    amount: locked.row.refundAmount,
  })
}
