import { offerFilters, professionalFilters, type OfferFilters } from '@plomada/domain'
import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { PageQuery } from '../database/preparedStatements.ts'
import { FOUND_MAXIMUM, SEARCH_CAP } from '../database/search.ts'
import { buildProfessionalPage } from '../professional/professional.lists.ts'
import { addManyOffers } from '../testing/manyOffers.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { buildOfferPage } from './offer.lists.ts'

/** Reading all offers breaks the bound. */
const SIZE = 2.4 * FOUND_MAXIMUM

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  // An analysis in the background would keep dead rows from the vacuums below, and the planner counts them.
  for (const table of tables)
    await database.pool.query(`alter table ${table} set (autovacuum_enabled = false)`)
  await addManyOffers(db, SIZE)
  await db.execute(sql`update users set role = 'professional' where role = 'comun'`)
  await db.execute(sql`vacuum analyze offers, offer_trades, users`)
}, 120_000)
afterAll(() => database.close())

/** A node of a plan that was executed. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Function Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const listNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(listNodes)]
/** The tables that grow; totals have few rows, which the planner may read in any way. */
const tables = ['offers', 'offer_trades', 'users'] as const
const isOfTable = (node: PlanNode) => tables.some((table) => table === node['Relation Name'])
const countRows = (nodes: readonly PlanNode[]) =>
  nodes.reduce(
    (total, node) =>
      total + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  )

/** Runs a page; returns its ids and total, and the rows that it read in the order of an index and elsewhere in tables. */
async function measure({ buildPage, values }: PageQuery) {
  const { sql: text, params } = new PgDialect().sqlToQuery(buildPage())
  const given = params.map((value) =>
    typeof value === 'object' && value !== null && 'name' in value ? values[String(value.name)] : value,
  )
  const { rows } = await database.pool.query<{ id: number; total: number }>(text, given)
  const explained = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    given,
  )
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('There is no plan.')
  const nodes = listNodes(plan)
  const fromTables = nodes.filter(isOfTable)
  const isOrdered = (node: PlanNode) => node['Node Type'] === 'Index Only Scan'
  return {
    ids: rows.map(({ id }) => id),
    total: rows[0]?.total ?? 0,
    inOrder: countRows(fromTables.filter(isOrdered)),
    elsewhere: countRows(fromTables.filter((node) => !isOrdered(node))),
    found: countRows(nodes.filter((node) => node['Function Name']?.startsWith('find_'))),
  }
}

const searchOffers = (filters: Partial<OfferFilters>) =>
  measure(buildOfferPage({ ...offerFilters.initial, ...filters }, null))

/** Replaces the titles of all offers. */
const setTitles = (title: string) => database.pool.query(`update offers set title = ${title}`)
const vacuum = async () => {
  await database.pool.query('vacuum offers')
  await database.pool.query(
    `update offer_trades set plain_title = offers.plain_title from offers where id = offer_id`,
  )
  await database.pool.query('vacuum offer_trades')
}

/** States of the planner's statistics: what makes them before and after the offers get their titles. */
const statistics: [string, { before?: () => Promise<unknown>; after?: () => Promise<unknown> }][] = [
  ['that do not know the words', { before: () => analyze() }],
  ['that know the words', { after: () => analyze() }],
  [
    'that expect each word in every title',
    { before: () => setTitles("'marmol granito cuarzo onix'").then(() => analyze()) },
  ],
]
const analyze = () => database.pool.query('analyze offers, offer_trades')

describe.each(statistics)('with statistics %s', (_, { before, after }) => {
  beforeAll(async () => {
    await setTitles("'Otra cosa ' || id")
    await before?.()
    // The last offers are the oldest.
    await setTitles(
      `concat_ws(' ', 'Trabajo ' || id, case when id % 7 = 0 then 'mármol' end, case when id % 36 = 0 then 'granito' end,
        case when id % 450 = 0 then 'cuarzo' end, case when id > ${SIZE * 0.3} and id % 5 < 4 then 'ónix' end)`,
    )
    await vacuum()
    await after?.()
  }, 120_000)

  test.each([
    ['one of 7 titles', 'marmol'],
    ['one of 36 titles', 'granito'],
    ['one of 450 titles', 'cuarzo'],
    ['no title', 'zzzz9'],
    ['most of the older titles', 'onix'],
  ])(
    'a word in %s is searched within the bound, and its page and total are exact (P-172)',
    async (__, title) => {
      for (const filters of [
        {},
        { city: 'Lanus' as const },
        { trade: 2 },
        { order: 'ASC' as const },
        { except: 5 },
      ]) {
        const { ids, total, inOrder, elsewhere, found } = await searchOffers({ ...filters, title })
        expect(found).toBeLessThanOrEqual(FOUND_MAXIMUM)
        // Twice, because the row of a found id is read again.
        expect(elsewhere).toBeLessThanOrEqual(2 * FOUND_MAXIMUM)
        expect(inOrder).toBeLessThanOrEqual(3 * SIZE)
        const inTrade =
          'trade' in filters
            ? `and exists (select from offer_trades where offer_id = id and trade_id = ${filters.trade})`
            : ''
        const direction = 'order' in filters ? 'asc' : 'desc'
        const { rows } = await database.pool.query<{ id: number }>(
          `select id from offers where is_listed and state = 'pendiente' and plain_title like '%${title}%' ${inTrade}
         ${'city' in filters ? `and city = '${filters.city}'` : ''} ${'except' in filters ? `and id <> ${filters.except}` : ''}
         order by published_at ${direction}, id ${direction}`,
        )
        expect([filters, total, ids]).toEqual([
          filters,
          rows.length === 0 ? 0 : Math.min(SEARCH_CAP, rows.length),
          rows.slice(0, 20).map(({ id }) => id),
        ])
      }
    },
  )

  test('a word in one of 7 titles is found in the order of the list, without the trigram index (P-172)', async () => {
    expect((await searchOffers({ title: 'marmol' })).found).toBe(0)
  })

  test('the trigram index is the only way to find a title (P-172)', async () => {
    // In one transaction: between two, the server may take the counts of the first away.
    const client = await database.pool.connect()
    const read = async () => {
      const { rows } = await client.query<{ rows: string }>(
        "select seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'offers'",
      )
      return Number(rows[0]?.rows ?? 0)
    }
    await client.query('begin')
    const before = await read()
    for (const word of ['marmol', 'onix', 'zzzz9'])
      await client.query("select count(*) from public.find_titles('%' || $1 || '%', 5000)", [word])
    const after = await read()
    await client.query('rollback')
    client.release()
    expect(after).toBe(before)
  })
})

test('a frequent name and a rare one are searched within the bound, in the order of the list (P-172)', async () => {
  const { pool } = database
  await pool.query(`insert into users (issuer, subject, nickname, email, first_name, role, rating_count, rating_sum)
    select 'names', i::text, 'm' || i, 'm' || i || '@plomada.test', case when i % 3 = 0 then 'María José' else 'Otra' end,
      'professional', i % 9, (i % 9) * (1 + i % 5) from generate_series(1, ${SIZE}) as i`)
  // The statistics know the roles, and no name.
  await pool.query('alter table users alter plain_name set statistics 0')
  await pool.query('vacuum analyze users')
  for (const [name, filters] of [
    ['maria jose', {}],
    ['maria jose m8997', {}],
    ['otra', { ratingOrder: 'ASC' }],
    ['nadie', {}],
  ] as const) {
    const page = buildProfessionalPage({
      ...professionalFilters.initial,
      province: undefined,
      ...filters,
      name,
    })
    const { ids, total, elsewhere } = await measure(page)
    const order =
      'ratingOrder' in filters ? 'ranking asc nulls last, id asc' : 'ranking desc nulls last, id desc'
    const { rows } = await pool.query<{ id: number }>(
      `select id from users where is_active and role = 'professional' and plain_name like '%' || $1 || '%' order by ${order}`,
      [name],
    )
    expect([name, total]).toEqual([name, Math.min(SEARCH_CAP, rows.length)])
    expect(elsewhere).toBeLessThanOrEqual(2 * FOUND_MAXIMUM)
    expect(ids).toEqual(rows.slice(0, page.values['limit'] as number).map(({ id }) => id))
  }
})
