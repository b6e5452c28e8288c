import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './schema.core.ts'

const act = () => text({ enum: ['offer', 'application', 'photo', 'contact', 'checkout'] }).notNull()
const actNames = sql.raw("('offer', 'application', 'photo', 'contact', 'checkout')")

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How often a user did something in the current minute and day. */
export const quotaCounts = pgTable(
  'quota_counts',
  {
    userId: userId(),
    act: act(),
    /** When the last one was counted. */
    countedAt: moment('counted_at').notNull(),
    minuteCount: integer('minute_count').notNull(),
    minuteEndsAt: moment('minute_ends_at').notNull(),
    dayCount: integer('day_count').notNull(),
    dayEndsAt: moment('day_ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.act] }),
    check('quota_counts_act', sql`${t.act} in ${actNames}`),
    index('quota_counts_expiring').on(t.dayEndsAt),
  ],
)

/** Who met a quota, by day. */
export const quotaRefusals = pgTable(
  'quota_refusals',
  {
    userId: userId(),
    act: act(),
    /** The day in UTC. */
    day: date().notNull(),
    times: integer().notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.act, t.day] }),
    check('quota_refusals_act', sql`${t.act} in ${actNames}`),
    index('quota_refusals_latest').on(t.lastAt),
  ],
)
