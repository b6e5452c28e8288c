import { fullName } from '@plomada/domain'
import { dashboardCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables } from '../testing/emptyTables.ts'
import { offers, trades, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let elena: Person
let ana: Person
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  await emptyTables(market.db)
  await market.db.insert(trades).values({ name: 'Plomería', description: '' })
  elena = await market.addPerson({ firstName: 'Elena', role: 'admin' })
  ana = await market.addPerson({ firstName: 'Ana' })
})

const read = () => market.as(elena).send(dashboardCalls.get, {})
/** Creates an offer with a publication date and, unless `paidAt` is null, a payment. */
async function sell(
  amount: number,
  paidAt: string | null,
  published = '2026-01-01T12:00:00Z',
  state = 'paid',
) {
  const offer = await market.publish(ana, { title: `De ${amount}`, budget: amount })
  await market.db
    .update(offers)
    .set({ publishedAt: new Date(published) })
    .where(eq(offers.id, offer.id))
  if (paidAt === null) return offer
  await market.db.insert(payments).values({
    offerId: offer.id,
    amount,
    state: state as 'paid',
    paidAt: new Date(paidAt),
  })
  return offer
}

test('an empty marketplace has empty figures (S-302)', async () => {
  expect(await read()).toMatchObject({
    totalEarnings: 0,
    monthEarnings: 0,
    userCount: 2,
    monthOfferCount: 0,
    latestPayments: [],
    latestOffer: null,
  })
})

describe('earnings', () => {
  test('are the sum of the paid payments only (S-240, S-241)', async () => {
    market.setClock(new Date('2026-11-21T12:00:00Z'))
    const inside = '2026-11-10T12:00:00Z'
    await sell(1000, inside)
    await sell(333, inside)
    await sell(70_000, '2026-10-10T12:00:00Z')
    for (const state of ['pending', 'expired', 'failed', 'refunded', 'disputed'])
      await sell(5, inside, inside, state)
    const { totalEarnings, monthEarnings } = await read()
    const paid = await market.db.select().from(payments).where(eq(payments.state, 'paid'))
    expect(totalEarnings).toBe(paid.reduce((sum, { amount }) => sum + amount, 0))
    expect([totalEarnings, monthEarnings]).toEqual([71_333, 1333])
  })

  test('may exceed the range of an integer column', async () => {
    market.setClock(new Date('2026-11-21T12:00:00Z'))
    for (let times = 0; times < 3; times++) {
      const offer = await sell(10, '2026-11-10T12:00:00Z')
      await market.db.update(payments).set({ amount: 2_000_000_000 }).where(eq(payments.offerId, offer.id))
    }
    expect((await read()).totalEarnings).toBe(6_000_000_000)
  })
})

describe('a month', () => {
  // Buenos Aires is three hours behind UTC, all year.
  const edges: readonly (readonly [string, string, boolean])[] = [
    ['the last instant of October there', '2026-11-01T02:59:59.999Z', false],
    ['the first instant of November there', '2026-11-01T03:00:00.000Z', true],
    ['the last instant of November there', '2026-12-01T02:59:59.999Z', true],
    ['the first instant of December there', '2026-12-01T03:00:00.000Z', false],
    ['the same month a year before', '2025-11-15T12:00:00.000Z', false],
  ]
  test.each(edges)('of Buenos Aires: %s (S-241, S-243)', async (_what, moment, isInside) => {
    market.setClock(new Date('2026-11-15T12:00:00Z'))
    await sell(100, moment, moment)
    expect(await read()).toMatchObject({
      totalEarnings: 100,
      monthEarnings: isInside ? 100 : 0,
      monthOfferCount: isInside ? 1 : 0,
    })
  })

  test.each([
    ['2026-12-01T02:59:59Z', 100],
    ['2026-12-01T03:00:00Z', 0],
    ['2026-11-01T03:00:00Z', 100],
    ['2026-11-01T02:59:59Z', 0],
  ])('is the current one of Buenos Aires at %s', async (now, earned) => {
    market.setClock(new Date(now))
    await sell(100, '2026-11-15T12:00:00Z')
    expect((await read()).monthEarnings).toBe(earned)
  })

  test('does not depend on the time zone of the database', async () => {
    market.setClock(new Date('2026-12-01T02:30:00Z'))
    await sell(100, '2026-11-30T23:30:00Z')
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'UTC']) {
      await market.database.pool.query(`set time zone '${zone}'`)
      expect((await read()).monthEarnings).toBe(100)
    }
  })
})

test('counts all users and lists the latest users, payments and offer, newest first (S-242, S-244..S-246)', async () => {
  for (let day = 1; day <= 6; day++) {
    const createdAt = new Date(`2127-01-0${day}T12:00:00Z`)
    await market.addPerson({ firstName: `Día ${day}`, createdAt, isActive: day !== 6 })
    await sell(day * 10, `2026-11-0${day}T12:00:00Z`)
  }
  const newest = await sell(70, null, '2026-11-09T12:00:00Z')
  await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, newest.id))
  const { userCount, latestUsers, latestPayments, latestOffer } = await read()
  expect(userCount).toBe((await market.db.select().from(users)).length)
  expect(latestUsers.map(fullName)).toEqual(['Día 6', 'Día 5', 'Día 4', 'Día 3', 'Día 2'])
  expect(latestPayments.map(({ budget }) => budget)).toEqual([60, 50, 40, 30, 20])
  expect(latestOffer).toMatchObject({ id: newest.id, isActive: false })
})
