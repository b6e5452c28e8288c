import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationKind } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notifications } from '../database/schema.ts'
import type { Person } from '../user/user.queries.ts'

/** A notification to create. */
export interface NewNotification {
  kind: NotificationKind
  /** The recipient. */
  userId: number
  /** The user who caused it. */
  fromId: number
  offerId?: number
  message?: string
}

/** Creates a notification, in the transaction of its cause. */
export async function notify(tx: Db, { message, offerId, ...rest }: NewNotification): Promise<void> {
  await tx.insert(notifications).values({ ...rest, offerId: offerId ?? null, message: message || null })
}

/** Marks a user's notifications as read: those of `ids`, or all. Ignores notifications of other users. */
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
