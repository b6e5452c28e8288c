import { and, eq, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { timers } from '../database/schema/assignments.ts'
import { refunds } from '../database/schema/payments.ts'

/** The lease of the worker that sends a refund, while it may be on its way to the provider. */
const leaseOf = (refundId: SQL) => sql`(select max(${timers.lockedUntil}) from ${timers}
  where ${timers.topic} = 'refund:' || ${refundId} and ${timers.doneAt} is null and ${timers.lockedUntil} > now())`

/** Returns whether a worker sends an older refund of the same payment: this one waits, so that one is sent at a time. */
export async function isBehindOther(
  db: Db,
  { id, paymentId }: Pick<typeof refunds.$inferSelect, 'id' | 'paymentId'>,
): Promise<boolean> {
  const isOlder = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'requested'), lt(refunds.id, id))
  return (await db.$count(refunds, and(isOlder, sql`${leaseOf(sql`${refunds.id}`)} is not null`))) > 0
}

/**
 * Returns whether another worker may be sending a refund. One that was leased with `sending`, or after it, waits for it if it
 * is younger; an older one waits for the lock of the job.
 */
export async function isOnItsWay(tx: Db, refundId: number, sending: number | null): Promise<boolean> {
  if (refundId === sending) return false
  const { rows } = await tx.execute<{ is_sent: boolean }>(
    sql`select ${leaseOf(sql`${refundId}::text`)} < coalesce(${leaseOf(sql`${sending}::text`)}, 'infinity') as is_sent`,
  )
  return rows[0]?.is_sent === true
}
