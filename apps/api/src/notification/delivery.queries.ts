import { type EventDetails, getEvent, type NotificationKind } from '@plomada/domain'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { notificationPreferences, pushDevices } from '../database/schema/notifications.ts'
import { offers, users } from '../database/schema/core.ts'

/** An event that notifies a user. */
export type NewNotification = { [Kind in NotificationKind]: EventOf<Kind> }[NotificationKind]

type EventOf<Kind extends NotificationKind> = {
  kind: Kind
  /** The recipient. */
  userId: number
  /** The user who caused it. */
  fromId: number
  offerId?: number
  /** The conversation of a message: an unread notification about an earlier one of it is replaced. */
  conversationId?: number
  /** The job of a notice about it. */
  assignmentId?: number
  /** Which event of its kind it is. */
  event?: string
  /** A text of that user, which the screen shows below the sentence. */
  message?: string | undefined
  /** Whether the mail waits for the digest even when the recipient chose immediate mails, and no device shows it. */
  isDaily?: boolean
} & (object extends EventDetails<Kind> ? { details?: EventDetails<Kind> } : { details: EventDetails<Kind> })

/** Who is notified, with the names and the choices that the texts and channels depend on. */
export interface Delivery {
  notificationId: number
  event: NewNotification
  recipient: Pick<typeof users.$inferSelect, 'id' | 'role' | 'email' | 'isEmailVerified'>
  from: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email' | 'isEmailVerified'>
  /** Title of the offer. */
  title: string | null
  /** The browsers of the recipient that receive push messages. */
  devices: number[]
}

/** Returns the path of the page that an event leads to. */
export const linkOf = ({ event, recipient }: Delivery): string =>
  getEvent(event.kind).link({
    recipient,
    offerId: event.offerId ?? null,
    conversationId: event.conversationId ?? null,
    assignmentId: event.assignmentId ?? null,
    event: event.event ?? null,
  })

const senders = alias(users, 'senders')

/** Returns who is notified of an event, with their choice of channels. */
export async function findDelivery(tx: Db, { kind, userId, fromId, offerId }: NewNotification) {
  const { mail, push } = notificationPreferences
  const [row] = await tx
    .select({
      recipient: {
        id: users.id,
        role: users.role,
        email: users.email,
        isEmailVerified: users.isEmailVerified,
      },
      from: {
        id: senders.id,
        firstName: senders.firstName,
        lastName: senders.lastName,
        email: senders.email,
        isEmailVerified: senders.isEmailVerified,
      },
      title: offers.title,
      devices: sql<number[]>`array(select id from ${pushDevices} where ${pushDevices.userId} = ${users.id})`,
      choice: { mail, push },
    })
    .from(users)
    .innerJoin(senders, eq(senders.id, fromId))
    .leftJoin(offers, offerId === undefined ? sql`false` : eq(offers.id, offerId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.id), eq(notificationPreferences.kind, kind)),
    )
    .where(eq(users.id, userId))
  return row
}
