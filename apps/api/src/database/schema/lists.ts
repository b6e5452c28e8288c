import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { newestFirst, reference, timestamptz } from '../columns.ts'
import { offers, trades, users } from './core.ts'

// Columns that duplicate other tables are written by triggers only (docs/decisions/0017-list-counters.md).

/** The trades of a professional, with the columns that the list of a trade is filtered and sorted by. */
export const userTrades = pgTable(
  'user_trades',
  {
    userId: reference('user_id', () => users.id, 'cascade'),
    tradeId: reference('trade_id', () => trades.id),
    isListed: boolean('is_listed'),
    ranking: doublePrecision(),
    province: text(),
    city: text(),
    shift: text(),
    days: smallint(),
  },
  (t) => {
    const best = () => [t.ranking.desc().nullsLast(), t.userId.desc().nullsFirst()] as const
    const worst = () => [t.ranking.asc().nullsLast(), t.userId.asc().nullsLast()] as const
    return [
      primaryKey({ columns: [t.userId, t.tradeId] }),
      index('user_trades_by_trade').on(t.tradeId, t.userId),
      index('user_trades_best')
        .on(t.tradeId, ...best(), t.province, t.city, t.shift, t.days)
        .where(sql`is_listed`),
      index('user_trades_worst')
        .on(t.tradeId, ...worst(), t.province, t.city, t.shift, t.days)
        .where(sql`is_listed`),
      index('user_trades_best_by_city')
        .on(t.tradeId, t.city, ...best(), t.province, t.shift, t.days)
        .where(sql`is_listed`),
    ]
  },
)

/** The trades of an offer, with the columns that the list of a trade is filtered and sorted by. */
export const offerTrades = pgTable(
  'offer_trades',
  {
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    tradeId: reference('trade_id', () => trades.id),
    isListed: boolean('is_listed'),
    state: text(),
    province: text(),
    city: text(),
    publishedAt: timestamptz('published_at'),
    plainTitle: text('plain_title'),
  },
  (t) => {
    const newest = () => newestFirst(t.publishedAt, t.offerId)
    return [
      primaryKey({ columns: [t.offerId, t.tradeId] }),
      index('offer_trades_by_trade').on(t.tradeId, t.offerId.desc().nullsFirst()),
      index('offer_trades_listed')
        .on(t.tradeId, t.state, ...newest(), t.province)
        .where(sql`is_listed`),
      // A search reads the list of a trade from this alone (0085).
      index('offer_trades_titled')
        .on(t.tradeId, t.state, ...newest(), t.province, t.plainTitle)
        .where(sql`is_listed`),
      // Open offers have an index without the state: a search compares all columns before the date with each offer.
      index('offer_trades_open_by_city')
        .on(t.tradeId, t.city, ...newest(), t.plainTitle)
        .where(sql`is_listed and state = 'pendiente'`),
      index('offer_trades_accepted_by_city')
        .on(t.tradeId, t.state, t.city, ...newest(), t.plainTitle)
        .where(sql`is_listed and state <> 'pendiente'`),
    ]
  },
)

/** Counts of listed offers by their filter columns. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    /** 0 counts every offer once. */
    tradeId: integer('trade_id').notNull(),
    state: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    /** The first day of the month of publication, in UTC. Used to find the start of a page deep in the list. */
    month: date().notNull(),
    total: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tradeId, t.state, t.province, t.city, t.month] }),
    // With every column: a deep page adds up the months of a list from the index alone.
    index('offer_counts_by_month').on(t.tradeId, t.state, t.province, t.month, t.city, t.total),
  ],
)

/** Counts of listed offers without the month: the sum for a total has one row per city. */
export const offerTotals = pgTable(
  'offer_totals',
  {
    /** 0 counts every offer once. */
    tradeId: integer('trade_id').notNull(),
    state: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.state, t.province, t.city] })],
)

/** Counts of active professionals by their filter columns, except the city, where they are counted on demand. */
export const professionalCounts = pgTable(
  'professional_counts',
  {
    /** 0 counts every professional once. */
    tradeId: integer('trade_id').notNull(),
    /** Empty, like `shift`, if not set. */
    province: text().notNull(),
    shift: text().notNull(),
    days: smallint().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.province, t.shift, t.days] })],
)

/** The agreed prices of finished, listed jobs of a single trade, for the price guides. */
export const jobPrices = pgTable(
  'job_prices',
  {
    offerId: integer('offer_id')
      .primaryKey()
      .references(() => offers.id, { onDelete: 'cascade' }),
    tradeId: reference('trade_id', () => trades.id),
    city: text().notNull(),
    settledAt: timestamptz('settled_at').notNull(),
    amount: integer().notNull(),
  },
  (t) => [
    // With the amount, to read from the index alone.
    index('job_prices_by_trade').on(t.tradeId, t.settledAt.desc().nullsFirst(), t.amount),
    index('job_prices_by_city').on(t.tradeId, t.city, t.settledAt.desc().nullsFirst(), t.amount),
  ],
)

/** One row that a trigger changes with `trades`, so that processes know whether the names they keep are current. */
export const tradesVersion = pgTable(
  'trades_version',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    version: uuid().notNull().defaultRandom(),
  },
  (t) => [check('trades_version_one_row', sql`${t.isOnly}`)],
)
