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
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { offers, trades, users } from './core.ts'

/** The alerts of professionals for new offers. */
export const alerts = pgTable(
  'alerts',
  {
    id: serial().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    /** A free number among the alerts of the user, from 1. Limits how many there are. */
    number: smallint().notNull(),
    /** Null for any trade. */
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'cascade' }),
    /** In the order of the catalogue; none for any city. */
    cities: text().array().notNull(),
    /** Null for any budget. */
    minimumBudget: integer('minimum_budget'),
    /** `alertKeys` of trade and cities, by which the alerts of an offer are found. */
    keys: text().array().notNull(),
    frequency: text({ enum: ['immediate', 'daily'] }).notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('alerts_number').on(t.userId, t.number),
    unique('alerts_filters').on(t.userId, t.tradeId, t.cities, t.minimumBudget).nullsNotDistinct(),
    check('alerts_number_range', sql`${t.number} between 1 and 10`),
    check('alerts_minimum_budget', sql`${t.minimumBudget} > 0`),
    check('alerts_frequency', sql`${t.frequency} in ('immediate', 'daily')`),
    check(
      'alerts_have_filters',
      sql`${t.tradeId} is not null or cardinality(${t.cities}) > 0 or ${t.minimumBudget} is not null`,
    ),
    // Without a list of pending entries, which each search would read.
    index('alerts_matching')
      .using('gin', t.keys)
      .with({ fastupdate: false })
      .where(sql`not is_paused`),
    index('alerts_by_trade').on(t.tradeId),
  ],
)

/** The professionals with an alert that matches an offer, each once. The worker notifies them. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    userId: reference('user_id', () => users.id, 'cascade'),
    /** Not a reference: a row stays when its alert is deleted, because it prevents a second notification. */
    alertId: integer('alert_id').notNull(),
    /** Null until the professional has been notified, or may not be. */
    doneAt: timestamptz('done_at'),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.userId] }),
    index('alert_matches_waiting')
      .on(t.offerId, t.userId)
      .where(sql`done_at is null`),
    index('alert_matches_of').on(t.userId),
  ],
)

/** Offers whose alerts are to be found. Inserted in the transaction that lists the offer. */
export const alertTasks = pgTable(
  'alert_tasks',
  {
    id: serial().primaryKey(),
    payload: jsonb().notNull(),
    runAt: timestamptz('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    doneAt: timestamptz('done_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('alert_tasks_open')
      .on(t.runAt, t.id)
      .where(sql`done_at is null`),
    index('alert_tasks_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
)
