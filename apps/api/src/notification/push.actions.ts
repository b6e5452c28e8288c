import { getEvent, quoteTitle } from '@plomada/domain'
import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { pushDevices, pushMessages } from '../database/schema/notifications.ts'
import type { PushContent } from '../services/push/push.ts'
import { type Delivery, linkOf } from './delivery.queries.ts'

/** Adds a push message for each device of the recipient. */
export async function enqueuePushMessages(tx: Db, delivery: Delivery): Promise<void> {
  const { notificationId, event, from, title, devices } = delivery
  if (devices.length === 0) return
  const { conversationId } = event
  const { text, isUrgent = false, delays } = getEvent(event.kind)
  const content: PushContent = {
    title: 'Plomada',
    body: text({
      person: from.firstName,
      title: quoteTitle(title ?? undefined),
      amount: null,
      event: event.event ?? null,
    }),
    url: linkOf(delivery),
    tag: `notification-${notificationId}`,
    ...(conversationId !== undefined && { group: `conversation-${conversationId}` }),
  }
  await tx
    .insert(pushMessages)
    .values(
      devices.map((deviceId) => ({
        deviceId,
        notificationId,
        payload: { deviceId, content, isQuiet: !isUrgent },
        runAt: sql`now() + make_interval(secs => ${delays?.pushSeconds ?? 0})`,
      })),
    )
    .onConflictDoNothing()
}

/** Deletes the messages that wait for a user's devices. */
export const dropWaitingPushMessages = (tx: Db, userId: number, kind: string) =>
  tx.execute(sql`
    delete from ${pushMessages} using ${pushDevices}, notifications
    where ${pushDevices.id} = ${pushMessages.deviceId} and ${pushDevices.userId} = ${userId}
      and notifications.id = ${pushMessages.notificationId} and notifications.kind = ${kind}
      and ${pushMessages.doneAt} is null
      and (${pushMessages.lockedUntil} is null or ${pushMessages.lockedUntil} < now())`)

/** Deletes the waiting messages about notifications. One that is being sent is not stopped. */
export const dropPushMessagesOf = (tx: Db, notificationIds: number[]) =>
  tx
    .delete(pushMessages)
    .where(
      and(
        inArray(pushMessages.notificationId, notificationIds),
        isNull(pushMessages.doneAt),
        or(isNull(pushMessages.lockedUntil), lt(pushMessages.lockedUntil, sql`now()`)),
      ),
    )
