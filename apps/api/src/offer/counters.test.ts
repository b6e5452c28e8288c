import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { transact } from '../database/database.ts'
import type { Database, Db } from '../database/database.ts'
import { offers, offerTrades, users, userTrades } from '../database/schema.ts'
import { addManyOffers } from '../testing/manyOffers.ts'
import { emptyTables } from '../testing/emptyTables.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(db)
  await addManyOffers(db, 60)
})

/** Repairs, and tells how many rows there were to repair. */
const wrongRows = async () =>
  (await db.execute<{ wrong: number }>(sql`select recount_offers() + recount_professionals() as wrong`))
    .rows[0]?.wrong

const listed = async (where = sql`true`) =>
  (
    await db.execute<{ total: number }>(
      sql`select coalesce(sum(total), 0)::integer as total from offer_counts where trade_id = 0 and ${where}`,
    )
  ).rows[0]?.total

const professionals = async (trade: number, where = sql`true`) =>
  (
    await db.execute<{ total: number }>(
      sql`select coalesce(sum(total), 0)::integer as total from professional_counts where trade_id = ${trade} and ${where}`,
    )
  ).rows[0]?.total

/** Whole numbers below a bound, always the same ones. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const anOffer = { description: '', budget: 10, province: 'Buenos Aires', address: 'Calle 1' }

/** As a profile is saved: the trades from before go, those of now come. */
const practise = (userId: number, tradeIds: number[]) =>
  transact(db, async (tx) => {
    await tx.delete(userTrades).where(eq(userTrades.userId, userId))
    await tx.insert(userTrades).values(tradeIds.map((tradeId) => ({ userId, tradeId })))
  })

/** Everything that may happen to an offer, its trades or its people. */
const operations: ((pick: (below: number) => number) => Promise<unknown>)[] = [
  (pick) =>
    transact(db, async (tx) => {
      const [row] = await tx
        .insert(offers)
        .values({ ...anOffer, title: `Nueva ${pick(100)}`, city: 'Tigre', ownerId: 1 + pick(60) })
        .returning({ id: offers.id })
      await tx.insert(offerTrades).values({ offerId: row?.id ?? 0, tradeId: 1 + pick(3) })
    }),
  (pick) =>
    db
      .update(offers)
      .set({ isActive: pick(2) === 0 })
      .where(eq(offers.id, 1 + pick(60))),
  (pick) =>
    db
      .update(users)
      .set({ isActive: pick(2) === 0 })
      .where(eq(users.id, 1 + pick(60))),
  (pick) =>
    db
      .update(offers)
      .set({ city: pick(2) === 0 ? 'Lanus' : 'Pilar' })
      .where(eq(offers.id, 1 + pick(60))),
  (pick) =>
    db
      .update(offers)
      .set({ title: `Otro título ${pick(9)}` })
      .where(eq(offers.id, 1 + pick(60))),
  (pick) =>
    db
      .update(offers)
      .set({ publishedAt: new Date(2026, pick(12), 1) })
      .where(eq(offers.id, 1 + pick(60))),
  (pick) =>
    db
      .update(offers)
      .set({ isListed: pick(2) === 0 })
      .where(eq(offers.id, 1 + pick(60))),
  (pick) =>
    db
      .update(users)
      .set({ ratingSum: 5, ratingCount: 1, role: pick(2) === 0 ? 'comun' : 'professional' })
      .where(eq(users.id, 1 + pick(60))),
  (pick) =>
    db
      .update(users)
      .set({
        days: pick(128),
        shift: pick(2) === 0 ? 'noche' : null,
        province: pick(3) === 0 ? null : 'Chaco',
      })
      .where(eq(users.id, 1 + pick(60))),
  (pick) =>
    db
      .insert(userTrades)
      .values([1, 2].map(() => ({ userId: 1 + pick(60), tradeId: 1 + pick(3) })))
      .onConflictDoNothing(),
  (pick) => practise(1 + pick(60), [1 + pick(2), 3]),
  (pick) => db.execute(sql`delete from user_trades where user_id % 5 = ${pick(5)}`),
  (pick) =>
    db.execute(sql`update users set days = ${pick(128)}, role = 'professional' where id % 6 = ${pick(6)}`),
  (pick) =>
    transact(db, async (tx) => {
      const id = 100 + pick(9)
      const person = { id, issuer: 'i', subject: `${id}`, nickname: 'n', email: 'e', firstName: 'f' }
      const [gone] = await tx.delete(users).where(eq(users.id, id)).returning()
      if (gone) return
      await tx.insert(users).values({ ...person, role: 'professional', days: pick(128) })
      await tx.insert(userTrades).values({ userId: id, tradeId: 1 + pick(3) })
    }),
  (pick) => db.execute(sql`delete from offers where id = ${1 + pick(60)} and hired_id is null`),
  (pick) => db.execute(sql`delete from offer_trades where offer_id = ${1 + pick(60)} and trade_id = 1`),
  (pick) =>
    db.execute(sql`update offers set state = 'terminado' where state = 'proceso' and id % 5 = ${pick(5)}`),
  (pick) => db.execute(sql`update users set is_active = not is_active where id % 7 = ${pick(7)}`),
]

test.each([1, 2, 3])(
  'counters and repeated columns agree after any order of operations (seed %i)',
  async (seed) => {
    const pick = numbers(seed)
    for (let step = 0; step < 80; step++) await operations[pick(operations.length)]?.(pick)
    expect(await wrongRows()).toBe(0)
    expect(await listed()).toBeGreaterThan(0)
    expect(await professionals(0)).toBeGreaterThan(0)
    expect(await professionals(3)).toBeGreaterThan(0)
  },
)

test('counters agree after operations at the same time', async () => {
  const pick = numbers(4)
  // Each operation takes a connection of its own: one inside of another's transaction would wait for itself.
  const steps = Array.from({ length: 60 }, async () => operations[pick(operations.length)]?.(pick))
  await Promise.allSettled(steps)
  expect(await wrongRows()).toBe(0)
})

test('a publication and a ban of its author at the same moment leave nothing of theirs on the lists', async () => {
  for (let owner = 1; owner <= 10; owner++) {
    const publish = transact(db, async (tx) => {
      const [row] = await tx
        .insert(offers)
        .values({ ...anOffer, title: 'A la vez', city: 'Merlo', ownerId: owner })
        .returning({ id: offers.id })
      await tx.insert(offerTrades).values({ offerId: row?.id ?? 0, tradeId: 1 })
    })
    await Promise.all([publish, db.update(users).set({ isActive: false }).where(eq(users.id, owner))])
  }
  expect(await listed(sql`city = 'Merlo'`)).toBe(0)
  expect(await wrongRows()).toBe(0)
})

test('a ban takes the offers off the lists and the totals at once, and the end of the ban brings them back', async () => {
  const before = await listed()
  await db.update(users).set({ isActive: false }).where(eq(users.id, 1))
  const [hidden] = await db
    .select({ isListed: offers.isListed })
    .from(offers)
    .where(eq(offers.ownerId, 1))
    .limit(1)
  expect(hidden?.isListed).toBe(false)
  expect(await listed()).toBeLessThan(before ?? 0)
  await db.update(users).set({ isActive: true }).where(eq(users.id, 1))
  expect(await listed()).toBe(before)
})

test('a ban, a change of role and a change of days move a professional from one count to another', async () => {
  const set = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, 2))
  const onMondays = async () => [
    await professionals(0, sql`days & 1 <> 0`),
    await professionals(3, sql`days & 1 <> 0`),
  ]
  await practise(2, [1, 3])
  expect(await onMondays()).toEqual([0, 0])
  await set({ days: 3 })
  expect(await onMondays()).toEqual([1, 1])
  await set({ isActive: false })
  expect(await onMondays()).toEqual([0, 0])
  await set({ isActive: true })
  await set({ ratingSum: 9, ratingCount: 2 })
  expect(await onMondays()).toEqual([1, 1])
  await practise(2, [1])
  expect(await onMondays()).toEqual([1, 0])
  await set({ role: 'comun' })
  expect(await onMondays()).toEqual([0, 0])
  expect(await professionals(1)).toBe(0)
  expect(await wrongRows()).toBe(0)
})

test('what fails is not counted', async () => {
  const before = await listed()
  const failing = transact(db, async (tx) => {
    await tx.update(users).set({ isActive: false }).where(eq(users.id, 1))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await listed()).toBe(before)
})

test('what somebody wrote past the triggers is found and repaired', async () => {
  await db.execute(sql`update offer_counts set total = total + 1 where trade_id = 1`)
  await db.execute(sql`update professional_counts set total = total + 1 where trade_id = 0`)
  await db.execute(sql`alter table offers disable trigger user`)
  await db.execute(sql`update offers set is_listed = not is_listed, city = 'Pilar' where id <= 3`)
  await db.execute(sql`alter table offers enable trigger user`)
  expect(await wrongRows()).toBeGreaterThan(4)
  expect(await wrongRows()).toBe(0)
})
