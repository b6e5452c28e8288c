import { shownStepBacks, STEP_BACK_DAYS } from '@plomada/domain'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments, history } from '../database/schema/assignments.ts'

/** Returns how many jobs professionals left in the last days, as profiles show it, by their id. */
export async function countStepBacks(
  db: Db,
  workerIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (workerIds.length === 0) return new Map()
  const since = new Date(now.getTime() - STEP_BACK_DAYS * 86_400_000)
  const rows = await db
    .select({ workerId: assignments.workerId, total: count() })
    .from(assignments)
    .innerJoin(history, eq(history.assignmentId, assignments.id))
    .where(
      and(
        inArray(assignments.workerId, [...workerIds]),
        // A step back is the last change of a job, so the index of the jobs of a professional bounds the rows.
        gte(assignments.changedAt, since),
        eq(history.event, 'stepBack'),
        eq(history.by, 'worker'),
      ),
    )
    .groupBy(assignments.workerId)
  return new Map(rows.map(({ workerId, total }) => [workerId, shownStepBacks(total)]))
}
