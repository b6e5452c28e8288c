import { fullName, getLocalDay } from '@plomada/domain'
import { and, eq, lt } from 'drizzle-orm'
import { recordAuditEvent } from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { nextUpdatedAt } from './user.queries.ts'

/** The columns of an active user. */
export const activeColumns = { isActive: true, suspensionReason: null, suspendedUntil: null } as const

/**
 * Reactivates the users whose suspension ended before today, and records it. The indexes of public lists depend on
 * `is_active`, which therefore cannot be computed from the day when it is read. Safe for concurrent processes.
 */
export async function endSuspensions(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tx
      .update(users)
      .set({ ...activeColumns, updatedAt: nextUpdatedAt })
      .where(and(eq(users.isActive, false), lt(users.suspendedUntil, getLocalDay(now))))
      .returning()
    for (const user of ended)
      await recordAuditEvent(tx, {
        action: 'userReactivated',
        actorId: null,
        subject: { kind: 'user', id: user.id, label: fullName(user) },
        before: { isActive: false },
        after: { isActive: true },
        networkAddress: null,
        requestId: null,
      })
  })
}
