import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import {
  CAROUSEL_TRADES,
  POPULAR_PRICES,
  PRICE_GUIDE_MAXIMUM,
  PRICE_GUIDE_MONTHS,
  toPriceGuide,
  type PriceGuide,
  type TradePrices,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { jobPrices, trades } from '../database/schema.ts'

interface PriceRow {
  jobs: number
  quartiles: number[] | null
}

/** Returns the prices of a trade, also in one city, or null for too few jobs. Reads a bounded part of an index. */
export async function findPriceGuide(
  db: Db,
  { tradeId, city }: { tradeId: number; city?: string | undefined },
): Promise<PriceGuide | null> {
  const [row] = await db.select(quartiles).from(sql`(${newestPrices(sql`${tradeId}`, city)}) as prices`)
  return row ? toPriceGuide(row.jobs, row.quartiles) : null
}

/** Returns the prices of the trades with most jobs among the first ones. */
export async function listPopularPrices(db: Db): Promise<TradePrices[]> {
  const first = db
    .select({ id: trades.id, name: trades.name })
    .from(trades)
    .orderBy(asc(trades.id))
    .limit(CAROUSEL_TRADES)
    .as('first')
  const priced = sql<PriceRow>`(select ${quartiles.jobs} as jobs, ${quartiles.quartiles} as quartiles
    from (${newestPrices(sql`first.id`)}) as prices) as priced`
  const rows = await db
    .select({
      trade: { id: first.id, name: first.name },
      jobs: sql<number>`priced.jobs`,
      quartiles: sql<number[] | null>`priced.quartiles`,
    })
    .from(first)
    .crossJoinLateral(priced)
    .orderBy(sql`priced.jobs desc, first.id`)
    .limit(POPULAR_PRICES)
  return rows.flatMap(({ trade, jobs, quartiles: found }) => {
    const prices = toPriceGuide(jobs, found)
    return prices ? [{ trade, prices }] : []
  })
}

const quartiles = {
  jobs: sql<number>`count(*)::integer`,
  quartiles: sql<number[] | null>`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount)`,
}

const newestPrices = (tradeId: SQL, city?: string) => {
  const { amount, settledAt, tradeId: trade, city: place } = getTableColumns(jobPrices)
  const inCity = city === undefined ? sql`` : sql`and ${place} = ${city}`
  return sql`select ${amount} from ${jobPrices} where ${trade} = ${tradeId} ${inCity}
    and ${settledAt} > now() - ${`${PRICE_GUIDE_MONTHS} months`}::interval
    order by ${settledAt} desc nulls first limit ${PRICE_GUIDE_MAXIMUM}`
}
