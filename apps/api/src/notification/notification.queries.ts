import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Notification, NotificationFilters } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { notifications, offers, users } from '../database/schema.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

type Reader = Pick<Person, 'id'>

/** What happened to a person, newest first, and how much of it they have not read. */
export async function pageOfNotifications(
  db: Db,
  me: Reader,
  { isRead, page, pageSize }: NotificationFilters,
  photoUrl: PhotoUrl,
): Promise<PageOf<Notification> & { unread: number }> {
  const isWanted = isRead === 'true' ? isNotNull : isNull
  const matches = and(
    eq(notifications.userId, me.id),
    isRead === undefined ? undefined : isWanted(notifications.readAt),
  )
  const [counted] = await db.select({ total: count() }).from(notifications).where(matches)
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
  return { ...toPage(found, counted?.total ?? 0, { pageSize }), unread: await unreadOf(db, me) }
}

/** How many notifications a person has not read. */
export async function unreadOf(db: Db, me: Reader): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, me.id), isNull(notifications.readAt)))
  return counted?.unread ?? 0
}
