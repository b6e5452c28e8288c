import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { channelsFor, eventAmount, isRequiredKind } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { notifications } from '../database/schema/notifications.ts'
import type { Person } from '../user/user.queries.ts'
import { type Delivery, findDelivery, type NewNotification } from './delivery.queries.ts'
import { dropReadMessages, enqueueEventMail, enqueueNotificationMail } from './mail.actions.ts'
import { dropPushMessagesOf, enqueuePushMessages } from './push.actions.ts'

/**
 * Notifies a user of an event through all channels that the event and the user have, in the transaction of its cause. Mails
 * and push messages are sent afterwards, each once.
 */
export async function notify(tx: Db, event: NewNotification): Promise<void> {
  const { kind, userId, fromId, offerId, conversationId, message, details = {}, isDaily = false } = event
  const { event: name, assignmentId } = event
  const [created] = await tx
    .insert(notifications)
    .values({
      kind,
      userId,
      fromId,
      offerId: offerId ?? null,
      conversationId: conversationId ?? null,
      assignmentId: assignmentId ?? null,
      event: name ?? null,
      message: message || null,
      amount: eventAmount(details),
    })
    .returning({ id: notifications.id })
  if (!created) return
  const found = await findDelivery(tx, event)
  if (!found) return
  const { choice, ...rest } = found
  const { mail, push } = channelsFor(kind, isRequiredKind(kind) ? null : choice)
  const delivery: Delivery = { notificationId: created.id, event, ...rest }
  if (mail !== 'off') await enqueueNotificationMail(tx, delivery, isDaily ? 'daily' : mail)
  // After the mail: calls that lock both lock the mail first.
  if (conversationId !== undefined) await deleteEarlier(tx, { userId, conversationId, id: created.id })
  if (push && !isDaily) await enqueuePushMessages(tx, delivery)
}

/**
 * Mails an event to the user who caused it, unless they chose no immediate mails: what they need outside of the app. Names are
 * used once.
 */
export async function mailOwnEvent(tx: Db, event: NewNotification, name: string): Promise<void> {
  const found = await findDelivery(tx, event)
  if (!found) return
  const { choice, ...rest } = found
  if (channelsFor(event.kind, choice).mail === 'immediate')
    await enqueueEventMail(tx, { notificationId: 0, event, ...rest }, name)
}

const isUnreadOf = ({ userId, conversationId }: { userId: number; conversationId: number }) =>
  and(
    eq(notifications.userId, userId),
    eq(notifications.conversationId, conversationId),
    isNull(notifications.readAt),
  )

/** Deletes the unread notifications of a conversation before one, with their waiting push messages. */
const deleteEarlier = (tx: Db, about: { userId: number; conversationId: number; id: number }) =>
  tx.delete(notifications).where(and(isUnreadOf(about), lt(notifications.id, about.id)))

/** The messages that a user has read. */
interface ReadMessages {
  userId: number
  /** The other party. */
  fromId: number
  offerId: number
  conversationId: number
  /** The last of them. */
  upTo: number
  /** Whether no later message of the other party exists. */
  isAll: boolean
}

/** Ends what waits about messages that were read: mails, push messages, and the notification. */
export async function markMessagesSeen(tx: Db, { upTo, isAll, ...about }: ReadMessages): Promise<void> {
  const event = { ...about, kind: 'message', details: { messageId: upTo, text: '' } } as const
  const found = await findDelivery(tx, event)
  if (!found) return
  await dropReadMessages(tx, { notificationId: 0, event, ...found }, upTo)
  if (!isAll) return
  const read = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(isUnreadOf(about))
    .returning({ id: notifications.id })
  await dropPushMessagesOf(
    tx,
    read.map(({ id }) => id),
  )
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
