import {
  adminOfferFilters,
  offerFilters,
  professionalFilters,
  type AdminOfferFilters,
  type OfferFilters,
  type ProfessionalFilters,
} from '@plomada/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { listProfessionals } from '../professional/professional.queries.ts'
import { addManyOffers } from '../testing/manyOffers.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { findUsers } from '../user/user.queries.ts'
import { listAllOffers } from './moderation.queries.ts'
import { SHORT_LIST } from './offer.lists.ts'
import { findOffer, listOffers } from './offer.queries.ts'

const SIZE = 14_000

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await addManyOffers(database.db, SIZE)
  await database.db.execute(
    sql`vacuum analyze offers, offer_trades, applications, users, offer_counts, offer_totals`,
  )
}, 120_000)
afterAll(() => database.close())

const visitor = { viewer: null, photoUrl: () => null, addressVisibility: 'everyone' } as const
const list = (filters: Partial<OfferFilters>) =>
  listOffers(database.db, visitor, { ...offerFilters.initial, ...filters })

const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Reads all offers, then filters and sorts them. */
async function scan({ trade, city, title, order, except }: Partial<OfferFilters>): Promise<number[]> {
  const { rows } = await database.db.execute<{
    id: number
    title: string
    city: string
    trades: number[]
  }>(sql`
    select o.id, o.title, o.city, array(select trade_id from offer_trades where offer_id = o.id) as trades
    from offers as o join users as u on u.id = o.owner_id
    where o.is_active and u.is_active and o.state = 'pendiente'
    order by o.published_at desc, o.id desc`)
  const ids = rows
    .filter((row) => trade === undefined || row.trades.includes(trade))
    .filter((row) => city === undefined || row.city === city)
    .filter((row) => except === undefined || row.id !== except)
    .filter((row) => title === undefined || normalize(row.title).includes(normalize(title)))
    .map(({ id }) => id)
  return order === 'ASC' ? ids.toReversed() : ids
}

const cases: Partial<OfferFilters>[] = [
  {},
  { order: 'ASC' },
  { city: 'Lanus' },
  { city: 'Tigre', order: 'ASC' },
  { trade: 2 },
  { trade: 3, city: 'La Plata' },
  { trade: 1, city: 'Zarate', order: 'ASC' },
  { title: 'baño', city: 'Tigre', trade: 1 },
  { title: 'CANERIA', trade: 2, city: 'Lanus', order: 'ASC' },
  { title: '100%', city: 'La Plata', trade: 3 },
  { title: 'pintar', province: undefined, city: 'Tigre', trade: 2 },
  { title: 'a_n', city: 'Tigre' },
  { title: 'c4ca42' },
  { except: 1, trade: 1, city: 'Lanus' },
  { province: undefined, trade: 2, city: 'Pilar' },
]

test.each(cases)('the pages of %o equal those of a full scan', async (filters) => {
  const expected = await scan(filters)
  const first = await list({ ...filters, pageSize: 100 })
  expect([first.total, first.totalPages]).toEqual([expected.length, Math.ceil(expected.length / 100)])
  // All pages of a short list; of a long one some from the beginning, the middle and the end.
  const step = Math.ceil(first.totalPages / 20)
  for (let page = 1; page <= first.totalPages; page += step) {
    const { result, total } = await list({ ...filters, page, pageSize: 100 })
    expect(total).toBe(expected.length)
    expect(result.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 100, page * 100))
  }
  expect(await list({ ...filters, page: first.totalPages + 1, pageSize: 100 })).toEqual({
    result: [],
    total: expected.length,
    totalPages: Math.ceil(expected.length / 100),
  })
})

const everyOffer: [Partial<AdminOfferFilters>, string][] = [
  [{}, 'true'],
  [{ isActive: 'true' }, 'is_listed'],
  [{ isActive: 'false' }, 'not is_listed'],
  [{ isActive: 'false', state: 'proceso' }, "not is_listed and state = 'proceso'"],
  [{ city: 'Lanus', state: 'pendiente' }, "city = 'Lanus' and state = 'pendiente'"],
  [{ trade: 2 }, 'exists (select from offer_trades where offer_id = id and trade_id = 2)'],
  [{ title: 'cocina_nueva', isActive: 'true' }, "title ilike '%cocina\\_nueva%' and is_listed"],
]
test.each(everyOffer)('the total for an admin with %o is exact', async (filters, where) => {
  const admin = { ...visitor, viewer: { id: 1, role: 'admin', isActive: true } } as const
  const page = await listAllOffers(database.db, admin, { ...adminOfferFilters.initial, ...filters })
  const { rows } = await database.db.execute<{ total: number }>(
    sql`select count(*)::integer as total from offers where ${sql.raw(where)}`,
  )
  expect(page.total).toBeGreaterThan(20)
  expect(page.total).toBe(rows[0]?.total)
})

test('a frequent word is listed up to the cap without being counted', async () => {
  const expected = await scan({ title: 'pintar' })
  expect(expected.length).toBeGreaterThan(2200)
  const { result, total, totalPages } = await list({ title: 'pintar', pageSize: 100, page: 10 })
  expect([total, totalPages]).toEqual([1000, 10])
  expect(result.map(({ id }) => id)).toEqual(expected.slice(900, 1000))
  expect(await list({ title: 'pintar', pageSize: 100, page: 11 })).toEqual({
    result: [],
    total: 1000,
    totalPages: 10,
  })
  const last = await list({ title: 'pintar', pageSize: 30, page: 34 })
  expect(last.result.map(({ id }) => id)).toEqual(expected.slice(990, 1000))
})

test('a search in a long list of a trade and city finds the same as in a short one', async () => {
  const filters: Partial<OfferFilters> = { title: 'pintar', trade: 1, city: 'Lanus' }
  const expected = await scan(filters)
  const find = async () => {
    const { result, total } = await list(filters)
    return [result.map(({ id }) => id), total]
  }
  const change = (by: number) =>
    database.db.execute(
      sql`update offer_totals set total = total + ${by} where trade_id = 1 and city = 'Lanus' and state = 'pendiente'`,
    )
  expect(await find()).toEqual([expected.slice(0, 20), expected.length])
  await change(SHORT_LIST)
  try {
    expect(await find()).toEqual([expected.slice(0, 20), expected.length])
  } finally {
    await change(-SHORT_LIST)
  }
})

test('a search without letters returns nothing', async () => {
  for (const title of ['%%%', '...', '---']) expect((await list({ title })).total).toBe(0)
})

/** Records the statements that are sent to the database. */
async function recordStatements(
  work: () => Promise<unknown>,
): Promise<{ text: string; values: unknown[] }[]> {
  const { pool } = database
  const sent: { text: string; values: unknown[] }[] = []
  const query = Reflect.get(pool, 'query')
  Object.assign(pool, {
    query(config: { text: string }, values: unknown[] = []) {
      sent.push({ text: config.text, values })
      return Reflect.apply(query, pool, [config, values])
    },
  })
  try {
    await work()
  } finally {
    Reflect.deleteProperty(pool, 'query')
  }
  return sent
}

/** Returns the plans of the statements of a call. */
async function readPlans(work: () => Promise<unknown>): Promise<string[]> {
  const plans: string[] = []
  for (const { text, values } of await recordStatements(work)) {
    if (text.startsWith('explain')) continue
    const { rows } = await database.pool.query(`explain ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

test.each<[string, () => Promise<unknown>]>([
  ['the list', () => list({})],
  ['its deepest page', () => list({ page: 350 })],
  ['the oldest first', () => list({ order: 'ASC' })],
  ['a city', () => list({ city: 'Lanus' })],
  ['a trade', () => list({ trade: 1 })],
  ['a city and a trade', () => list({ city: 'Lanus', trade: 1 })],
  ['finished offers of a city and a trade', () => list({ city: 'Lanus', trade: 1, state: 'terminado' })],
  ['all filters', () => list({ city: 'Lanus', trade: 1, title: 'pintar' })],
  ['a frequent word', () => list({ title: 'pintar' })],
  ['a rare word', () => list({ title: 'c4ca4238' })],
  ['suggestions', () => list({ trade: 1, except: 5, province: undefined, pageSize: 5 })],
  ['one offer', () => findOffer(database.db, visitor, 5)],
])('%s reads offers only through indexes', async (_name, work) => {
  const plans = await readPlans(work)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (?:offers|offer_trades)\b/)
})

test.each([
  ['pendiente', 'offer_trades_open_by_city'],
  ['terminado', 'offer_trades_accepted_by_city'],
] as const)(
  'a search by trade and city for offers that are %s reads their titles from an index',
  async (state, index) => {
    const plans = await readPlans(() => list({ city: 'Lanus', trade: 1, title: 'pintar', state }))
    expect(plans.join('\n')).toContain(`Index Only Scan using ${index}`)
  },
)

const template = inject('template')

test.skipIf(template.pooler !== null)(
  'PostgreSQL keeps the plans of a short search, and of rows by few ids',
  async () => {
    for (let run = 0; run < 8; run++) {
      await list({ city: 'Lanus', trade: 1, title: 'pintar', pageSize: 2 })
      await findUsers(database.db, () => null, [1, 2])
    }
    // Statements one after another use the same connection.
    const { rows } = await database.pool.query<{ name: string; isKept: boolean }>(
      'select name, generic_plans > 0 as "isKept" from pg_prepared_statements',
    )
    const isKept = new Map(rows.map((row) => [row.name, row.isKept]))
    for (const name of ['short search pendiente province DESC', 'offers  given DESC', 'users'])
      expect([name, isKept.get(name)]).toEqual([name, true])
  },
)

test('the pages of professionals contain each once, best first and unrated last', async () => {
  const { db } = database
  await db.execute(
    sql`update users set rating_count = id % 3, rating_sum = (id % 3) * (1 + id % 5) where role = 'professional'`,
  )
  await db.execute(
    sql`insert into user_trades (user_id, trade_id) select id, 1 + id % 3 from users where role = 'professional'`,
  )
  await db.execute(sql`update users set days = id % 128, shift = 'noche' where id % 4 = 0`)
  const filtersAndConditions: [Partial<ProfessionalFilters>, string][] = [
    [{}, 'true'],
    [{ trade: 2 }, 'id % 3 = 1'],
    [{ days: ['lunes', 'jueves'] }, 'days & 9 <> 0'],
    [{ trade: 3, shift: 'noche' }, "id % 3 = 2 and shift = 'noche'"],
  ]
  for (const [given, where] of filtersAndConditions) {
    const filters = { ...professionalFilters.initial, province: undefined, ...given }
    const expected = await db.$count(users, sql`is_active and role = 'professional' and ${sql.raw(where)}`)
    expect([given, (await listProfessionals(db, () => null, filters)).total]).toEqual([given, expected])
  }
  for (const trade of [undefined, 1])
    for (const ratingOrder of ['DESC', 'ASC'] as const) {
      const filters = { ...professionalFilters.initial, province: undefined, trade, ratingOrder, pageSize: 4 }
      const start = await listProfessionals(db, () => null, filters)
      const ids: number[] = []
      for (let page = 1; page <= start.totalPages; page++)
        ids.push(
          ...(await listProfessionals(db, () => null, { ...filters, page })).result.map(({ id }) => id),
        )
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from users where is_active and role = 'professional' and (${trade ?? 0} = 0 or id % 3 = ${(trade ?? 0) - 1})
        order by ${sql.raw(ratingOrder === 'ASC' ? 'ranking asc nulls last, id asc' : 'ranking desc nulls last, id desc')}`)
      expect(ids).toEqual(rows.map(({ id }) => id))
      expect(start.total).toBe(rows.length)
    }
})
