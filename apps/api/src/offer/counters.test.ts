import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { transact, type Database, type Db } from '../database/database.ts'
import { offers, users } from '../database/schema/core.ts'
import { offerTrades, userTrades } from '../database/schema/lists.ts'
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

/** Repairs the counters and returns how many rows were wrong. */
const repairRows = async () =>
  (await db.execute<{ wrong: number }>(sql`select recount_offers() + recount_professionals() as wrong`))
    .rows[0]?.wrong

const countListed = async (where = sql`true`) =>
  (
    await db.execute<{ total: number }>(
      sql`select coalesce(sum(total), 0)::integer as total from offer_counts where trade_id = 0 and ${where}`,
    )
  ).rows[0]?.total

const countProfessionals = async (trade: number, where = sql`true`) =>
  (
    await db.execute<{ total: number }>(
      sql`select coalesce(sum(total), 0)::integer as total from professional_counts where trade_id = ${trade} and ${where}`,
    )
  ).rows[0]?.total

/** Creates a pseudorandom generator of whole numbers below a bound. */
function createPick(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const anOffer = { description: '', budget: 10, province: 'Buenos Aires', address: 'Calle 1' }

/** Replaces the trades of a user, like saving a profile. */
const replaceTrades = (userId: number, tradeIds: number[]) =>
  transact(db, async (tx) => {
    await tx.delete(userTrades).where(eq(userTrades.userId, userId))
    await tx.insert(userTrades).values(tradeIds.map((tradeId) => ({ userId, tradeId })))
  })

/** All changes to offers, trades and users that affect the counters. */
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
  (pick) => replaceTrades(1 + pick(60), [1 + pick(2), 3]),
  (pick) => db.execute(sql`delete from user_trades where user_id % 5 = ${pick(5)}`),
  (pick) =>
    db.execute(sql`update users set days = ${pick(128)}, role = 'professional' where id % 6 = ${pick(6)}`),
  (pick) =>
    transact(db, async (tx) => {
      const id = 100 + pick(9)
      const person = { id, issuer: 'i', subject: `${id}`, nickname: 'n', email: 'e', firstName: 'f' }
      const [deleted] = await tx.delete(users).where(eq(users.id, id)).returning()
      if (deleted) return
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
  'counters and repeated columns are correct after operations in random order (seed %i)',
  async (seed) => {
    const pick = createPick(seed)
    for (let step = 0; step < 80; step++) await operations[pick(operations.length)]?.(pick)
    expect(await repairRows()).toBe(0)
    expect(await countListed()).toBeGreaterThan(0)
    expect(await countProfessionals(0)).toBeGreaterThan(0)
    expect(await countProfessionals(3)).toBeGreaterThan(0)
  },
)

test('counters are correct after concurrent operations', async () => {
  const pick = createPick(4)
  // Each operation uses its own connection. Inside a transaction of another, it would deadlock.
  const steps = Array.from({ length: 60 }, async () => operations[pick(operations.length)]?.(pick))
  await Promise.allSettled(steps)
  expect(await repairRows()).toBe(0)
})

test('a publication concurrent with a ban of its owner is not listed', async () => {
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
  expect(await countListed(sql`city = 'Merlo'`)).toBe(0)
  expect(await repairRows()).toBe(0)
})

test('a ban removes the offers of a user from lists and totals, and the end of the ban restores them', async () => {
  const before = await countListed()
  await db.update(users).set({ isActive: false }).where(eq(users.id, 1))
  const [hidden] = await db
    .select({ isListed: offers.isListed })
    .from(offers)
    .where(eq(offers.ownerId, 1))
    .limit(1)
  expect(hidden?.isListed).toBe(false)
  expect(await countListed()).toBeLessThan(before ?? 0)
  await db.update(users).set({ isActive: true }).where(eq(users.id, 1))
  expect(await countListed()).toBe(before)
})

test('a ban, a change of role and a change of days update the counters of a professional', async () => {
  const update = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, 2))
  const onMondays = async () => [
    await countProfessionals(0, sql`days & 1 <> 0`),
    await countProfessionals(3, sql`days & 1 <> 0`),
  ]
  await replaceTrades(2, [1, 3])
  expect(await onMondays()).toEqual([0, 0])
  await update({ days: 3 })
  expect(await onMondays()).toEqual([1, 1])
  await update({ isActive: false })
  expect(await onMondays()).toEqual([0, 0])
  await update({ isActive: true })
  await update({ ratingSum: 9, ratingCount: 2 })
  expect(await onMondays()).toEqual([1, 1])
  await replaceTrades(2, [1])
  expect(await onMondays()).toEqual([1, 0])
  await update({ role: 'comun' })
  expect(await onMondays()).toEqual([0, 0])
  expect(await countProfessionals(1)).toBe(0)
  expect(await repairRows()).toBe(0)
})

test('a failed transaction does not change the counters', async () => {
  const before = await countListed()
  const failing = transact(db, async (tx) => {
    await tx.update(users).set({ isActive: false }).where(eq(users.id, 1))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await countListed()).toBe(before)
})

test('recounting finds and repairs changes that bypassed the triggers', async () => {
  await db.execute(sql`update offer_counts set total = total + 1 where trade_id = 1`)
  await db.execute(sql`update offer_totals set total = total - 1 where trade_id = 2`)
  await db.execute(sql`update professional_counts set total = total + 1 where trade_id = 0`)
  await db.execute(sql`alter table offers disable trigger user`)
  await db.execute(sql`update offers set is_listed = not is_listed, city = 'Pilar' where id <= 3`)
  await db.execute(sql`alter table offers enable trigger user`)
  expect(await repairRows()).toBeGreaterThan(4)
  expect(await repairRows()).toBe(0)
})
