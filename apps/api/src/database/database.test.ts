import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { offerStates, roles, shifts } from '@plomada/domain'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { getSqlError, transact, type Database, type Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openReplica } from './replica.ts'
import { applications, offers, trades, users } from './schema/core.ts'
import { containsText, titles } from './search.ts'

let database: Database
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => emptyTables(db))

const getRejection = (work: Promise<unknown>) => work.then(() => null, getSqlError)

async function addUser(subject: string): Promise<number> {
  const person = { issuer: 'i', subject, nickname: subject, email: `${subject}@x.test`, firstName: subject }
  const [row] = await db.insert(users).values(person).returning()
  return row?.id ?? 0
}

const place = { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 1' }

async function addOffer(ownerId: number, title = 'Pared'): Promise<number> {
  const [row] = await db
    .insert(offers)
    .values({ ownerId, title, description: 'x', budget: 10, ...place })
    .returning()
  return row?.id ?? 0
}

test('applies each migration once, even if run again or concurrently', async () => {
  await addTrade('Herrero')
  await migrate(database)
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  expect(await db.$count(trades)).toBe(1)
})

const addTrade = (name: string) => db.insert(trades).values({ name, description: '' })

test('columns accept only the values of the domain (S-012, S-304, S-314)', async () => {
  expect(offers.state.enumValues).toEqual(offerStates.names)
  expect(users.role.enumValues).toEqual([...roles])
  expect(users.shift.enumValues).toEqual([...shifts])
  const owner = await addUser('a')
  const offer = await addOffer(owner)
  const set = (column: string, table: string, id: number) =>
    db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = 'other' where id = ${id}`)
  for (const [column, table, id] of [
    ['state', 'offers', offer],
    ['role', 'users', owner],
    ['shift', 'users', owner],
  ] as const) {
    expect(await getRejection(set(column, table, id))).toMatchObject({ code: '23514' })
  }
})

test('names of trades are unique regardless of case', async () => {
  await addTrade('Plomero')
  expect(await getRejection(addTrade('PLOMERO'))).toEqual({ code: '23505', constraint: 'trades_name' })
})

test('only applicants of an offer can be hired', async () => {
  const [owner, worker, other] = [await addUser('ana'), await addUser('bruno'), await addUser('carla')]
  const offer = await addOffer(owner)
  await db.insert(applications).values({ offerId: offer, workerId: worker })
  const hire = (hiredId: number) =>
    db.update(offers).set({ state: 'proceso', hiredId, agreedAmount: 10 }).where(eq(offers.id, offer))
  expect(await getRejection(hire(other))).toEqual({ code: '23503', constraint: 'offers_hired_applied' })
  expect(await getRejection(hire(worker))).toBeNull()
})

test('an offer in progress requires a professional other than its owner', async () => {
  const owner = await addUser('ana')
  const offer = await addOffer(owner)
  await db.insert(applications).values({ offerId: offer, workerId: owner })
  const set = (change: Partial<typeof offers.$inferInsert>) =>
    getRejection(db.update(offers).set(change).where(eq(offers.id, offer)))
  expect(await set({ state: 'proceso' })).toMatchObject({ constraint: 'offers_hired_when_accepted' })
  expect(await set({ state: 'proceso', hiredId: owner, agreedAmount: 10 })).toMatchObject({
    constraint: 'offers_not_own_worker',
  })
  expect(await set({ budget: 0 })).toMatchObject({ constraint: 'offers_budget' })
})

test('computes the average rating, which is null without reviews', async () => {
  const id = await addUser('bruno')
  const average = async () =>
    (await db.select({ average: users.averageRating }).from(users).where(eq(users.id, id)))[0]?.average
  expect(await average()).toBeNull()
  await db.update(users).set({ ratingSum: 9, ratingCount: 2 }).where(eq(users.id, id))
  expect(await average()).toBe(4.5)
})

test('the search ignores accents and case, and treats % as a character', async () => {
  const owner = await addUser('ana')
  await addOffer(owner, 'Cañería rota en el BAÑO')
  await addOffer(owner, 'Pintura al 100%')
  const found = async (text: string) =>
    (await db.select({ title: offers.title }).from(offers).where(containsText(titles, text))).map(
      ({ title }) => title,
    )
  expect(await found('caneria')).toEqual(['Cañería rota en el BAÑO'])
  expect(await found('Baño')).toEqual(['Cañería rota en el BAÑO'])
  expect(await found('0%')).toEqual(['Pintura al 100%'])
  expect(await found('%%')).toEqual([])
  expect(await found('_')).toEqual([])
})

test('the search of titles and the list of a city use their indexes', async () => {
  const plan = async (query: { getSQL: () => ReturnType<typeof sql> }) =>
    transact(db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows)
    })
  expect(await plan(db.select().from(offers).where(containsText(titles, 'pared')))).toContain('offers_titles')
  const list = sql`select id from offers where is_listed and state = 'pendiente' and city = 'La Plata'
    order by published_at desc, id desc limit 20`
  const listPlan = await plan({ getSQL: () => list })
  expect(listPlan).toMatch(/offers_(?:listed|titled)_by_city/)
  expect(listPlan).not.toContain('Sort')
})

const template = inject('template')

// Behind a pooler the role disables it.
test.skipIf(template.pooler !== null)(
  'disables JIT compilation on the primary and on a replica',
  async () => {
    const readSetting = sql`select setting, source from pg_settings where name = 'jit'`
    const readJit = async (where: Db) => (await where.execute(readSetting)).rows
    const replica = openReplica(database.pool.options.connectionString ?? '')
    onTestFinished(replica.close)
    // `source` is the client, so the setting of the server is overridden.
    const disabledByClient = [{ setting: 'off', source: 'client' }]
    expect(await readJit(db)).toEqual(disabledByClient)
    expect(await replica.read(db, readJit)).toEqual(disabledByClient)
  },
)

test('concurrent transactions do not lose updates', async () => {
  await addTrade('0')
  const addOne = () =>
    transact(db, async (tx) => {
      const [row] = await tx.select().from(trades).for('update')
      await tx.update(trades).set({ name: String(Number(row?.name) + 1) })
    })
  await Promise.all(Array.from({ length: 25 }, addOne))
  expect((await db.select().from(trades))[0]?.name).toBe('25')
})

test('rolls back a failed transaction', async () => {
  const failing = transact(db, async (tx) => {
    await tx.insert(trades).values({ name: 'Gasista', description: '' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.$count(trades)).toBe(0)
})

test('each concurrent statement returns its own rows', async () => {
  const query = async (number: number) => {
    const { rows } =
      number % 2 === 0
        ? await database.pool.query('select $1::int as even', [number])
        : await database.pool.query("select 'odd' as parity, $1::int as odd", [number])
    return rows[0]
  }
  const rows = await Promise.all(Array.from({ length: 200 }, (_, number) => query(number)))
  rows.forEach((row, number) =>
    expect(row).toEqual(number % 2 === 0 ? { even: number } : { parity: 'odd', odd: number }),
  )
})

test('rolls back the transaction of a client that disconnects', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query("insert into trades (name, description) values ('Fantasma', '')")
  client.release(true)
  expect(await db.$count(trades)).toBe(0)
  await addTrade('Techista')
  expect(await db.$count(trades)).toBe(1)
})
