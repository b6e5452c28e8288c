import { assignmentStates } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { findCommission } from '../ledger/commission.queries.ts'
import { getDeadline, startTimers } from '../transition/timers.ts'
import { writeHistory, type Change } from '../transition/transition.ts'

/** Creates the job of an accepted offer, in its first state. */
export async function createAssignment(
  tx: Db,
  { offerId, workerId, amount }: { offerId: number; workerId: number; amount: number },
  { by, actorId, now }: Pick<Change, 'by' | 'actorId' | 'now'>,
): Promise<void> {
  const state = 'agreed'
  const timers = assignmentStates.timersOf(state)
  const dueAt = getDeadline(timers, now)
  const commission = await findCommission(tx, offerId, now)
  const [created] = await tx
    .insert(assignments)
    .values({
      offerId,
      workerId,
      state,
      amount,
      commissionRate: commission.rate,
      commissionMinimum: commission.minimum,
      createdAt: now,
      changedAt: now,
      dueAt,
    })
    .returning({ id: assignments.id })
  if (!created) return
  const begin = { event: 'accept', by, actorId, now, amount, from: 'open', to: state } as const
  await writeHistory(tx, { offerId, assignmentId: created.id }, begin)
  await startTimers(tx, { kind: 'assignment', id: created.id }, timers, now)
}
