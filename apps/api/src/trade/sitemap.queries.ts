import { asc, sql } from 'drizzle-orm'
import { cities, LOCAL_TRADE_SHOWN } from '@plomada/domain'
import type { Database } from '../database/database.ts'
import { readFor } from '../database/replica.ts'
import { trades } from '../database/schema/core.ts'
import { CITY_TRADES_MAXIMUM, type CityPage } from '../database/sitemap.ts'

/**
 * Returns the pages of trades in cities that show a professional or an open offer, with the newest change of what they
 * show. Each part reads an index, so that the number of offers has no effect.
 */
export const listCityPages =
  (database: Pick<Database, 'db' | 'replica'>): (() => Promise<CityPage[]>) =>
  () =>
    readFor(database, null, async (db) => {
      const first = db
        .select({ id: trades.id, name: trades.name })
        .from(trades)
        .orderBy(asc(trades.id))
        .limit(CITY_TRADES_MAXIMUM)
        .as('trade')
      return db
        .select({
          trade: first.name,
          city: sql<string>`place.city`,
          modifiedAt: sql<Date>`greatest(open.at, people.at)`.mapWith((at: string) => new Date(at)),
        })
        .from(first)
        .crossJoin(sql`unnest(${sql.param([...cities])}::text[]) as place(city)`)
        .leftJoinLateral(newestOffer, sql`true`)
        .leftJoinLateral(newestProfile, sql`true`)
        .where(sql`open.at is not null or people.at is not null`)
        .orderBy(first.id, sql`place.city`)
    })

const newestOffer = sql`(
  select published_at as at from offer_trades
  where trade_id = trade.id and state = 'pendiente' and city = place.city and is_listed
  order by published_at desc nulls first, offer_id desc nulls first limit 1) as open`

const newestProfile = sql`(
  select max(users.updated_at) as at from (
    select user_id from user_trades where trade_id = trade.id and city = place.city and is_listed
    order by ranking desc nulls last, user_id desc nulls first limit ${sql.raw(String(LOCAL_TRADE_SHOWN))}
  ) as shown join users on users.id = shown.user_id) as people`
