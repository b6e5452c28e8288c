import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { offers, trades, users } from './schema.core.ts'

// Whatever repeats a fact of another table here is written by triggers alone (docs/decisions/0017-counters.md).

/** Which trades a professional practises, with what the list of a trade is filtered and sorted by. */
export const userTrades = pgTable(
  'user_trades',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id),
    isListed: boolean('is_listed'),
    ranking: doublePrecision(),
    province: text(),
    city: text(),
    shift: text(),
    days: smallint(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tradeId] }),
    index('user_trades_by_trade').on(t.tradeId, t.userId),
    index('user_trades_best')
      .on(
        t.tradeId,
        t.ranking.desc().nullsLast(),
        t.userId.desc().nullsFirst(),
        t.province,
        t.city,
        t.shift,
        t.days,
      )
      .where(sql`is_listed`),
    index('user_trades_worst')
      .on(
        t.tradeId,
        t.ranking.asc().nullsLast(),
        t.userId.asc().nullsLast(),
        t.province,
        t.city,
        t.shift,
        t.days,
      )
      .where(sql`is_listed`),
    index('user_trades_best_by_city')
      .on(
        t.tradeId,
        t.city,
        t.ranking.desc().nullsLast(),
        t.userId.desc().nullsFirst(),
        t.province,
        t.shift,
        t.days,
      )
      .where(sql`is_listed`),
  ],
)

/** Which trades an offer asks for, with what the list of a trade is filtered and sorted by. */
export const offerTrades = pgTable(
  'offer_trades',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    tradeId: integer('trade_id')
      .notNull()
      .references(() => trades.id),
    isListed: boolean('is_listed'),
    state: text(),
    province: text(),
    city: text(),
    publishedAt: moment('published_at'),
    plainTitle: text('plain_title'),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.tradeId] }),
    index('offer_trades_by_trade').on(t.tradeId, t.offerId.desc().nullsFirst()),
    index('offer_trades_listed')
      .on(t.tradeId, t.state, t.publishedAt.desc().nullsFirst(), t.offerId.desc().nullsFirst(), t.province)
      .where(sql`is_listed`),
    index('offer_trades_listed_by_city')
      .on(
        t.tradeId,
        t.state,
        t.city,
        t.publishedAt.desc().nullsFirst(),
        t.offerId.desc().nullsFirst(),
        t.province,
        t.plainTitle,
      )
      .where(sql`is_listed`),
  ],
)

/** How many listed offers of each kind there are. */
export const offerCounts = pgTable(
  'offer_counts',
  {
    /** 0 counts every offer once, whatever trades it asks for. */
    tradeId: integer('trade_id').notNull(),
    state: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    /** The first day of the month of publication, in UTC; it leads a deep page to where it begins. */
    month: date().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.state, t.province, t.city, t.month] })],
)

/** How many active professionals of each kind there are; those of one city are few enough to count. */
export const professionalCounts = pgTable(
  'professional_counts',
  {
    /** 0 counts every professional once, whatever trades they practise. */
    tradeId: integer('trade_id').notNull(),
    /** Empty, as the shift is, for who has not said. */
    province: text().notNull(),
    shift: text().notNull(),
    days: smallint().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tradeId, t.province, t.shift, t.days] })],
)
