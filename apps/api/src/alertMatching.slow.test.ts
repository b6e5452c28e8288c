import { alertKeys, cities } from '@plomada/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from './testing/marketplace.ts'
import { matchStatement } from './alert/matching.actions.ts'

// Inserts a hundred thousand rows.
const ALERTS = 100_000
const ALERTS_OF_USER = 4
const TRADES = 25
const STEP = 2000
const OFFERS = 20

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
  const { db } = market
  await db.execute(
    sql`insert into trades (name, description) select 'Oficio ' || i, '' from generate_series(4, ${TRADES}::int) as i`,
  )
  const rows: { id: number }[] = []
  for (let from = 1; from <= ALERTS / ALERTS_OF_USER; from += STEP) {
    const inserted = await db.execute<{ id: number }>(sql`
      insert into users (issuer, subject, nickname, email, first_name, role)
      select 'test', 'many ' || i, 'n' || i, i || '@plomada.test', 'Persona', 'professional'
      from generate_series(${from}::int, least(${from + STEP - 1}::int, ${ALERTS / ALERTS_OF_USER}::int)) as i
      returning id`)
    rows.push(...inserted.rows)
  }
  for (let from = 0; from < ALERTS; from += STEP)
    await insertAlerts(
      Array.from({ length: STEP }, (_, index) =>
        createAlert(from + index, rows[Math.floor((from + index) / ALERTS_OF_USER)]?.id ?? 0),
      ),
    )
  await db.execute(sql`analyze alerts`)
})
afterAll(() => market.close())

/** A pseudo-random fraction by row and salt. */
const random = (row: number, salt: number): number => {
  const value = Math.sin(row * 12.9898 + salt * 78.233) * 43_758.5453
  return value - Math.floor(value)
}

/** A fifth is for the most frequent trade, one in twenty for any, one in ten for any city; half have a minimum budget. */
function createAlert(row: number, userId: number) {
  const tradeId = random(row, 1) < 0.05 ? null : 1 + Math.floor(TRADES * random(row, 2) ** 2)
  const first = Math.floor(random(row, 3) * cities.length)
  const isAnywhere = tradeId !== null && random(row, 4) < 0.1
  const chosen = isAnywhere ? [] : cities.slice(first, first + 1 + Math.floor(random(row, 5) * 4))
  return {
    user_id: userId,
    number: 1 + (row % ALERTS_OF_USER),
    trade_id: tradeId,
    cities: chosen,
    minimum_budget: random(row, 6) < 0.5 ? null : 1 + Math.floor(random(row, 7) * 99_999),
    keys: alertKeys({ tradeId, cities: chosen }),
    frequency: random(row, 8) < 0.3 ? 'daily' : 'immediate',
  }
}

const insertAlerts = (rows: readonly ReturnType<typeof createAlert>[]) =>
  market.db.execute(sql`
    insert into alerts (user_id, number, trade_id, cities, minimum_budget, keys, frequency)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      user_id int, number int, trade_id int, cities text[], minimum_budget int, keys text[], frequency text)
    on conflict do nothing`)

interface PlanNode {
  'Index Name'?: string
  'Actual Rows': number
  'Actual Total Time': number
  Plans?: PlanNode[]
}
interface Explained extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: PlanNode; 'Planning Time': number; 'Execution Time': number }]
}
const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]
const getMedian = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Returns the milliseconds that the database takes to count to 100,000, as a measure of its speed at this moment. */
async function timeCounting(): Promise<number> {
  const { rows } = await market.db.execute<Explained>(
    sql`explain (analyze, format json) select count(*) from generate_series(1, 100000)`,
  )
  return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? 0
}

/** Matches a new offer and returns what it cost, from EXPLAIN ANALYZE. */
async function matchOffer(round: number) {
  // The two most frequent trades, in each city.
  const offer = await market.publish(market.ana, {
    tradeIds: [1, 2],
    city: cities[round * 2],
    budget: 60_000,
  })
  const statement = matchStatement({
    id: offer.id,
    ownerId: market.ana.id,
    budget: offer.budget,
    city: offer.place.city ?? '',
    tradeIds: offer.trades.map(({ id }) => id),
  })
  const toCount = await timeCounting()
  const { rows } = await market.db.execute<Explained>(sql`explain (analyze, format json) ${statement}`)
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error('The database returned no plan.')
  const [finding] = explained.Plan.Plans ?? []
  return {
    indexes: listNodes(explained.Plan).flatMap((node) => node['Index Name'] ?? []),
    found: finding?.['Actual Rows'] ?? 0,
    toFind: explained['Planning Time'] + (finding?.['Actual Total Time'] ?? Infinity),
    toCount,
    inTotal: explained['Planning Time'] + explained['Execution Time'],
  }
}

test('finds the alerts of an offer among 100,000 by their index (P-107)', async () => {
  const { rows } = await market.db.execute<{ count: number }>(sql`select count(*)::int as count from alerts`)
  expect(rows[0]?.count).toBeGreaterThan(0.98 * ALERTS)
  const rounds: Awaited<ReturnType<typeof matchOffer>>[] = []
  for (let round = 0; round < OFFERS; round++) rounds.push(await matchOffer(round))
  const median = (name: 'found' | 'toCount' | 'toFind' | 'inTotal') =>
    getMedian(rounds.map((one) => one[name]))
  const figures =
    `${median('toCount').toFixed(1)} ms to count to 100,000, ` +
    `${median('found')} professionals found in ${median('toFind').toFixed(1)} ms, stored in ${median('inTotal').toFixed(1)} ms`
  process.stdout.write(`${figures} (medians of ${OFFERS})\n`)
  for (const { indexes, found } of rounds) {
    expect(indexes).toContain('alerts_matching')
    expect(found).toBeGreaterThan(100)
  }
})
