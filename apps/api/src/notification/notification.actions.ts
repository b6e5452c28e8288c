import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { channelsFor } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notifications } from '../database/schema.ts'
import type { Person } from '../user/user.queries.ts'
import { type Delivery, findDelivery, type NewNotification } from './delivery.queries.ts'
import { enqueueNotificationMail } from './mail.actions.ts'
import { enqueuePushMessages } from './push.actions.ts'

/**
 * Notifies a user of an event through all channels that the event and the user have, in the transaction of its cause. Mails
 * and push messages are sent afterwards, each once.
 */
export async function notify(tx: Db, event: NewNotification): Promise<void> {
  const { kind, userId, fromId, offerId, message, isSeen = false, isDaily = false } = event
  const [created] = await tx
    .insert(notifications)
    .values({ kind, userId, fromId, offerId: offerId ?? null, message: message || null })
    .returning({ id: notifications.id })
  if (!created || isSeen) return
  const found = await findDelivery(tx, event)
  if (!found) return
  const { choice, ...rest } = found
  const { mail, push } = channelsFor(kind, choice)
  const delivery: Delivery = { notificationId: created.id, event, ...rest }
  if (mail !== 'off') await enqueueNotificationMail(tx, delivery, isDaily ? 'daily' : mail)
  if (push && !isDaily) await enqueuePushMessages(tx, delivery)
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
