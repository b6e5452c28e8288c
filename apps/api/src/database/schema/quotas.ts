import { type PersonAct, personActs } from '@plomada/domain/calls'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { reference, timestamptz } from '../columns.ts'
import { users } from './core.ts'

const acts = personActs as [PersonAct, ...PersonAct[]]
const act = () => text({ enum: acts }).notNull()
const actNames = sql.raw(`(${acts.map((name) => `'${name}'`).join(', ')})`)

const userId = () => reference('user_id', () => users.id, 'cascade')

/** Counts of the acts of a user in the current minute and day. */
export const quotaCounts = pgTable(
  'quota_counts',
  {
    userId: userId(),
    act: act(),
    countedAt: timestamptz('counted_at').notNull(),
    minuteCount: integer('minute_count').notNull(),
    minuteEndsAt: timestamptz('minute_ends_at').notNull(),
    dayCount: integer('day_count').notNull(),
    dayEndsAt: timestamptz('day_ends_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.act] }),
    check('quota_counts_act', sql`${t.act} in ${actNames}`),
    index('quota_counts_expiring').on(t.dayEndsAt),
  ],
)

/** Refusals because of an exceeded quota, by user and day. */
export const quotaRefusals = pgTable(
  'quota_refusals',
  {
    userId: userId(),
    act: act(),
    /** The day in UTC. */
    day: date().notNull(),
    count: integer('times').notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.act, t.day] }),
    check('quota_refusals_act', sql`${t.act} in ${actNames}`),
    index('quota_refusals_latest').on(t.lastAt),
  ],
)
