import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationKind } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notifications } from '../database/schema.ts'
import type { Person } from '../user/user.queries.ts'

/** What happened to somebody. */
export interface News {
  kind: NotificationKind
  userId: number
  fromId: number
  offerId?: number
  message?: string
}

/** Leaves word for somebody, in the transaction in which it happened. */
export async function notify(tx: Db, { message, offerId, ...news }: News): Promise<void> {
  await tx.insert(notifications).values({ ...news, offerId: offerId ?? null, message: message || null })
}

/** Marks some of one's own notifications as read, or all of them; those of others are left alone. */
export async function markRead(
  db: Db,
  me: Pick<Person, 'id'>,
  ids: readonly number[] | undefined,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, me.id),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
}
