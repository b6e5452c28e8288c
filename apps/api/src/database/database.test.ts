import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { offerStates, roles, shifts } from '@plomada/domain'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { sqlRefusal, transact } from './database.ts'
import type { Database, Db } from './database.ts'
import { migrate } from './migrate.ts'
import { openReplica } from './replica.ts'
import { applications, offers, trades, users } from './schema.ts'
import { holds, plainTitle } from './search.ts'

let database: Database
let db: Db

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => emptyTables(db))

const refusalOf = (work: Promise<unknown>) => work.then(() => null, sqlRefusal)

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

test('migrating again, and by several processes at once, changes nothing', async () => {
  await trade('Herrero')
  await migrate(database)
  await (database.kind === 'postgres'
    ? Promise.all([migrate(database), migrate(database), migrate(database)])
    : migrate(database))
  expect(await db.$count(trades)).toBe(1)
})

const trade = (name: string) => db.insert(trades).values({ name, description: '' })

test('the columns hold the words of the domain and the database refuses any other (S-012, S-304, S-314)', async () => {
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
    expect(await refusalOf(set(column, table, id))).toMatchObject({ code: '23514' })
  }
})

test('a trade cannot be told from another one by capitals alone', async () => {
  await trade('Plomero')
  expect(await refusalOf(trade('PLOMERO'))).toEqual({ code: '23505', constraint: 'trades_name' })
})

test('only somebody who applied to an offer can be hired for it', async () => {
  const [owner, worker, other] = [await addUser('ana'), await addUser('bruno'), await addUser('carla')]
  const offer = await addOffer(owner)
  await db.insert(applications).values({ offerId: offer, workerId: worker })
  const hire = (hiredId: number) =>
    db.update(offers).set({ state: 'proceso', hiredId, agreedAmount: 10 }).where(eq(offers.id, offer))
  expect(await refusalOf(hire(other))).toEqual({ code: '23503', constraint: 'offers_hired_applied' })
  expect(await refusalOf(hire(worker))).toBeNull()
})

test('an offer cannot be under way without a worker, nor be done by its owner', async () => {
  const owner = await addUser('ana')
  const offer = await addOffer(owner)
  await db.insert(applications).values({ offerId: offer, workerId: owner })
  const set = (change: Partial<typeof offers.$inferInsert>) =>
    refusalOf(db.update(offers).set(change).where(eq(offers.id, offer)))
  expect(await set({ state: 'proceso' })).toMatchObject({ constraint: 'offers_hired_when_accepted' })
  expect(await set({ state: 'proceso', hiredId: owner, agreedAmount: 10 })).toMatchObject({
    constraint: 'offers_not_own_worker',
  })
  expect(await set({ budget: 0 })).toMatchObject({ constraint: 'offers_budget' })
})

test('the average rating follows from its sum and is nothing without reviews', async () => {
  const id = await addUser('bruno')
  const average = async () =>
    (await db.select({ average: users.averageRating }).from(users).where(eq(users.id, id)))[0]?.average
  expect(await average()).toBeNull()
  await db.update(users).set({ ratingSum: 9, ratingCount: 2 }).where(eq(users.id, id))
  expect(await average()).toBe(4.5)
})

test('a search finds a title without its accents and capitals, and takes % for a percent sign', async () => {
  const owner = await addUser('ana')
  await addOffer(owner, 'Cañería rota en el BAÑO')
  await addOffer(owner, 'Pintura al 100%')
  const found = async (words: string) =>
    (await db.select({ title: offers.title }).from(offers).where(holds(plainTitle, words))).map(
      ({ title }) => title,
    )
  expect(await found('caneria')).toEqual(['Cañería rota en el BAÑO'])
  expect(await found('Baño')).toEqual(['Cañería rota en el BAÑO'])
  expect(await found('0%')).toEqual(['Pintura al 100%'])
  expect(await found('%%')).toEqual([])
  expect(await found('_')).toEqual([])
})

test('the search of titles and the list of a city are served by their indexes', async () => {
  const plan = async (query: { getSQL: () => ReturnType<typeof sql> }) =>
    transact(db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows)
    })
  expect(await plan(db.select().from(offers).where(holds(plainTitle, 'pared')))).toContain(
    'offers_plain_title',
  )
  const list = sql`select id from offers where is_listed and state = 'pendiente' and city = 'La Plata'
    order by published_at desc, id desc limit 20`
  const listPlan = await plan({ getSQL: () => list })
  expect(listPlan).toContain('offers_listed_by_city')
  expect(listPlan).not.toContain('Sort')
})

test.skipIf(inject('template').kind === 'embedded')(
  'no list waits for PostgreSQL to compile its statement, at the database or at a replica',
  async () => {
    const ask = sql`select setting, source from pg_settings where name = 'jit'`
    const jitAt = async (where: Db) => (await where.execute(ask)).rows
    const replica = openReplica(database.pool.options.connectionString ?? '')
    onTestFinished(replica.close)
    // Whatever the server's own setting is.
    const asOfUs = [{ setting: 'off', source: 'client' }]
    expect(await jitAt(db)).toEqual(asOfUs)
    expect(await replica.read(db, jitAt)).toEqual(asOfUs)
  },
)

test('transactions at the same time do not lose each other’s work', async () => {
  await trade('0')
  const addOne = () =>
    transact(db, async (tx) => {
      const [row] = await tx.select().from(trades).for('update')
      await tx.update(trades).set({ name: String(Number(row?.name) + 1) })
    })
  await Promise.all(Array.from({ length: 25 }, addOne))
  expect((await db.select().from(trades))[0]?.name).toBe('25')
})

test('what fails in a transaction leaves nothing behind', async () => {
  const failing = transact(db, async (tx) => {
    await tx.insert(trades).values({ name: 'Gasista', description: '' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.$count(trades)).toBe(0)
})

test('different statements at the same time each get their own rows', async () => {
  const ask = async (number: number) => {
    const { rows } =
      number % 2 === 0
        ? await database.pool.query('select $1::int as even', [number])
        : await database.pool.query("select 'odd' as word, $1::int as odd", [number])
    return rows[0]
  }
  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => ask(number)))
  answers.forEach((row, number) =>
    expect(row).toEqual(number % 2 === 0 ? { even: number } : { word: 'odd', odd: number }),
  )
})

test('a client that leaves in the middle of a transaction takes its work along', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query("insert into trades (name, description) values ('Fantasma', '')")
  client.release(true)
  expect(await db.$count(trades)).toBe(0)
  await trade('Techista')
  expect(await db.$count(trades)).toBe(1)
})
