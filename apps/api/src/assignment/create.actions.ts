import { assignmentStates } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { assignments, history } from '../database/schema/assignments.ts'
import { startTimers } from '../transition/timers.ts'
import type { Change } from '../transition/transition.ts'

const HOUR_MS = 3_600_000

/** Creates the job of an accepted offer, in its first state. */
export async function createAssignment(
  tx: Db,
  { offerId, workerId, amount }: { offerId: number; workerId: number; amount: number },
  { by, actorId, now }: Pick<Change, 'by' | 'actorId' | 'now'>,
): Promise<void> {
  const { after } = assignmentStates.states.agreed
  const dueAt = new Date(now.getTime() + after.expire * HOUR_MS)
  const [created] = await tx
    .insert(assignments)
    .values({ offerId, workerId, state: 'agreed', amount, createdAt: now, changedAt: now, dueAt })
    .returning({ id: assignments.id })
  if (!created) return
  await tx.insert(history).values({
    offerId,
    assignmentId: created.id,
    event: 'accept',
    by,
    actorId,
    fromState: 'open',
    toState: 'agreed',
    amount,
    createdAt: now,
  })
  await startTimers(tx, { kind: 'assignment', id: created.id }, after, now)
}
