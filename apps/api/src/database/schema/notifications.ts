import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { offers, users } from './core.ts'

/**
 * Notifications of users about acts of others. The kinds are those of `notificationEvents` in the domain. A trigger
 * notifies the streams.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    kind: text().notNull(),
    fromId: reference('from_id', () => users.id, 'cascade'),
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    /** Of a message. No reference, which would need an index: the row is deleted with the offer, as the conversation is. */
    conversationId: integer('conversation_id'),
    message: text(),
    /** The transition that a notification about a job or an offer is about. */
    event: text(),
    /** The job that it leads to. */
    assignmentId: integer('assignment_id'),
    /** Whole pesos that the event is about. */
    amount: integer(),
    createdAt: createdAt(),
    readAt: timestamptz('read_at'),
  },
  (t) => [
    index('notifications_of').on(t.userId, t.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
    index('notifications_about').on(t.offerId),
  ],
)

/** The channels that users have chosen. A kind without a row has the channels of its declaration. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: reference('user_id', () => users.id, 'cascade'),
    kind: text().notNull(),
    mail: text({ enum: ['immediate', 'daily', 'off'] }).notNull(),
    push: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('notification_preferences_mail', sql`${t.mail} in ('immediate', 'daily', 'off')`),
  ],
)

/** The browsers that receive push messages. A browser has one user: the last who subscribed there. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: serial().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    endpoint: text().notNull(),
    /** Public key of the browser, and the secret that it shares with this server, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('push_devices_endpoint').on(t.endpoint), index('push_devices_of').on(t.userId)],
)

/** Push messages to send. Each notification reaches a device once. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: serial().primaryKey(),
    deviceId: reference('device_id', () => pushDevices.id, 'cascade'),
    notificationId: reference('notification_id', () => notifications.id, 'cascade'),
    payload: jsonb().notNull(),
    runAt: timestamptz('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    doneAt: timestamptz('done_at'),
    lastError: text('last_error'),
  },
  (t) => [
    uniqueIndex('push_messages_once').on(t.notificationId, t.deviceId),
    index('push_messages_of').on(t.deviceId),
    index('push_messages_open')
      .on(t.runAt, t.id)
      .where(sql`done_at is null`),
    index('push_messages_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
)
