import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import {
  CAROUSEL_TRADES,
  POPULAR_PRICES,
  PRICE_GUIDE_MAXIMUM,
  PRICE_GUIDE_MONTHS,
  TIME_ZONE,
  toPriceGuide,
  type PricedJobs,
  type PriceGuide,
  type TradePrices,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { jobPrices } from '../database/schema/lists.ts'
import { offers, trades } from '../database/schema/core.ts'

/** Returns the prices of a trade, also in one city, or null for too few jobs. Reads a bounded part of an index. */
export async function findPriceGuide(
  db: Db,
  { tradeId, city }: { tradeId: number; city?: string | undefined },
): Promise<PriceGuide | null> {
  const [row] = await db.select(quartiles).from(sql`(${newestPrices(sql`${tradeId}`, city)}) as prices`)
  return row ? toPriceGuide(row) : null
}

/** Returns the prices of the trades with most jobs among the first ones. */
export async function listPopularPrices(db: Db): Promise<TradePrices[]> {
  const first = db
    .select({ id: trades.id, name: trades.name })
    .from(trades)
    .orderBy(asc(trades.id))
    .limit(CAROUSEL_TRADES)
    .as('first')
  const priced = sql<PricedJobs>`(select ${quartiles.jobs} as jobs, ${quartiles.clients} as clients, ${quartiles.quartiles} as quartiles
    from (${newestPrices(sql`first.id`)}) as prices) as priced`
  const rows = await db
    .select({
      trade: { id: first.id, name: first.name },
      jobs: sql<number>`priced.jobs`,
      clients: sql<number>`priced.clients`,
      quartiles: sql<number[] | null>`priced.quartiles`,
    })
    .from(first)
    .crossJoinLateral(priced)
    .orderBy(sql`priced.jobs desc, first.id`)
    .limit(POPULAR_PRICES)
  return rows.flatMap(({ trade, ...found }) => {
    const prices = toPriceGuide(found)
    return prices ? [{ trade, prices }] : []
  })
}

const quartiles = {
  jobs: sql<number>`count(*)::integer`,
  clients: sql<number>`count(distinct owner_id)::integer`,
  quartiles: sql<number[] | null>`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount)`,
}

const newestPrices = (tradeId: SQL, city?: string) => {
  const { offerId, amount, settledAt, tradeId: trade, city: place } = getTableColumns(jobPrices)
  const inCity = city === undefined ? sql`` : sql`and ${place} = ${city}`
  // Jobs count from the Monday after their payment, so that a guide changes once a week.
  const week = sql`(date_trunc('week', now() at time zone ${TIME_ZONE}) at time zone ${TIME_ZONE})`
  return sql`select newest.amount, ${offers.ownerId} as owner_id from (
      select ${offerId} as offer_id, ${amount} as amount from ${jobPrices} where ${trade} = ${tradeId} ${inCity}
        and ${settledAt} > ${week} - ${`${PRICE_GUIDE_MONTHS} months`}::interval and ${settledAt} < ${week}
      order by ${settledAt} desc nulls first limit ${PRICE_GUIDE_MAXIMUM}) as newest
    join ${offers} on ${offers.id} = newest.offer_id`
}
