import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from './columns.ts'
import { offers, users } from './schema.core.ts'

const kinds = [
  'contact',
  'invitation',
  'question',
  'answer',
  'application',
  'edit',
  'withdrawal',
  'decline',
  'notChosen',
  'acceptance',
  'payment',
  'review',
  'counterOffer',
  'counterAnswer',
] as const

/** Notifications of users about acts of others. */
export const notifications = pgTable(
  'notifications',
  {
    id: serial().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    kind: text({ enum: kinds }).notNull(),
    fromId: reference('from_id', () => users.id, 'cascade'),
    offerId: integer('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    message: text(),
    createdAt: createdAt(),
    readAt: timestamptz('read_at'),
  },
  (t) => [
    check('notifications_kind', sql`${t.kind} in (${sql.raw(kinds.map((kind) => `'${kind}'`).join(', '))})`),
    check('notifications_offer', sql`(${t.kind} = 'contact') = (${t.offerId} is null)`),
    index('notifications_of').on(t.userId, t.id.desc().nullsFirst()),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
    index('notifications_about').on(t.offerId),
  ],
)
