import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Notification, NotificationFilters } from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { notifications, offers, users } from '../database/schema.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

type Reader = Pick<Person, 'id'>

/** Returns a page of a user's notifications, newest first, and the number of unread ones. */
export async function listNotifications(
  db: Db,
  me: Reader,
  { isRead, page, pageSize }: NotificationFilters,
  photoUrl: PhotoUrl,
): Promise<PageOf<Notification> & { unread: number }> {
  const isRequested = isRead === 'true' ? isNotNull : isNull
  const matches = and(
    eq(notifications.userId, me.id),
    isRead === undefined ? undefined : isRequested(notifications.readAt),
  )
  const total = await db.$count(notifications, matches)
  const rows = await db
    .select({
      notification: notifications,
      from: { id: users.id, firstName: users.firstName, lastName: users.lastName, photo: users.photo },
      offer: { id: offers.id, title: offers.title },
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.fromId))
    .leftJoin(offers, eq(offers.id, notifications.offerId))
    .where(matches)
    .orderBy(desc(notifications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const found = rows.map(({ notification: { id, kind, createdAt, readAt, message }, from, offer }) => ({
    id,
    kind,
    createdAt,
    isRead: readAt !== null,
    from: { ...from, photo: photoUrl(from.photo) },
    offer,
    message,
  }))
  return { ...toPage(found, total, { pageSize }), unread: await countUnread(db, me) }
}

/** Returns the number of a user's unread notifications. */
export const countUnread = async (db: Db, me: Reader): Promise<number> =>
  db.$count(notifications, and(eq(notifications.userId, me.id), isNull(notifications.readAt)))
