import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import {
  type Notification,
  type NotificationFilters,
  type NotificationKind,
  notificationKinds,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notifications } from '../database/schema/notifications.ts'
import { offers, users } from '../database/schema/core.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

type Reader = Pick<Person, 'id'>

interface NotificationPage {
  result: Notification[]
  /** The value of `before` for the next page; null on the last one. */
  next: number | null
  unread: number
}

/** Returns a page of a user's notifications, newest first, and the number of unread ones. */
export async function listNotifications(
  db: Db,
  me: Reader,
  { isRead, kind, before, pageSize, invalid }: NotificationFilters,
  photoUrl: PhotoUrl,
): Promise<NotificationPage> {
  const isRequested = isRead === 'true' ? isNotNull : isNull
  const rows = await db
    .select({
      notification: notifications,
      from: { id: users.id, firstName: users.firstName, lastName: users.lastName, photo: users.photo },
      offer: { id: offers.id, title: offers.title },
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.fromId))
    .leftJoin(offers, eq(offers.id, notifications.offerId))
    .where(
      and(
        eq(notifications.userId, me.id),
        isRead === undefined ? undefined : isRequested(notifications.readAt),
        // A newer server may have written kinds that this one does not know.
        kind === undefined ? inArray(notifications.kind, notificationKinds) : eq(notifications.kind, kind),
        before === undefined ? undefined : lt(notifications.id, before),
        invalid && sql`false`,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const result = page.map(
    ({
      notification: {
        id,
        kind: known,
        createdAt,
        readAt,
        message,
        amount,
        conversationId,
        event,
        assignmentId,
      },
      from,
      offer,
    }) => ({
      id,
      kind: known as NotificationKind,
      createdAt,
      isRead: readAt !== null,
      from: { ...from, photo: photoUrl(from.photo) },
      offer,
      message,
      amount,
      conversationId,
      event,
      assignmentId,
    }),
  )
  return {
    result,
    next: rows.length > pageSize ? (result.at(-1)?.id ?? null) : null,
    unread: await countUnread(db, me),
  }
}

/** Returns the number of a user's unread notifications. */
export const countUnread = async (db: Db, me: Reader): Promise<number> =>
  db.$count(
    notifications,
    and(
      eq(notifications.userId, me.id),
      isNull(notifications.readAt),
      inArray(notifications.kind, notificationKinds),
    ),
  )
