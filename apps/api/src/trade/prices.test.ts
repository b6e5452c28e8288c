import { offerCalls, tradeCalls } from '@plomada/domain/calls'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications, offers } from '../database/schema/core.ts'
import { jobPrices, offerTrades } from '../database/schema/lists.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let clients: { id: number; subject: string }[]
beforeAll(async () => {
  market = await openMarketplace()
  const others = await Promise.all([1, 2, 3].map(() => market.addPerson()))
  clients = [market.ana, market.rita, ...others]
})
beforeEach(async () => {
  // A trigger removes their prices.
  await market.db.update(offers).set({ isActive: false })
})
afterAll(() => market.close())

type City = 'La Plata' | 'Quilmes'
interface Job {
  price: number
  city?: City
  tradeIds?: number[]
  monthsAgo?: number
  /** Before the current week by default. */
  daysAgo?: number
  /** The position of the client. */
  client?: number
}

/** Adds a finished job and returns its id. */
async function finish({
  price,
  city = 'La Plata',
  tradeIds = [1],
  monthsAgo = 0,
  daysAgo = 8,
  client = 0,
}: Job): Promise<number> {
  const { db, bruno } = market
  const values = {
    ownerId: clients[client % clients.length]?.id ?? 0,
    title: 'Cambiar la bomba',
    description: '',
    budget: price,
  }
  const [row] = await db
    .insert(offers)
    .values({ ...values, province: 'Buenos Aires', city, address: 'Calle 48' })
    .returning()
  const id = row?.id ?? 0
  await db.insert(offerTrades).values(tradeIds.map((tradeId) => ({ offerId: id, tradeId })))
  await db.insert(applications).values({ offerId: id, workerId: bruno.id })
  const settledAt = sql`now() - ${`${monthsAgo} months ${daysAgo} days`}::interval`
  const hired = { hiredId: bruno.id, agreedAmount: price, acceptedAt: sql`now()`, settledAt }
  await db
    .update(offers)
    .set({ state: 'terminado', ...hired })
    .where(eq(offers.id, id))
  return id
}
const finishAll = async (prices: readonly number[], job: Omit<Job, 'price'> = {}) => {
  const ids: number[] = []
  for (const [client, price] of prices.entries()) ids.push(await finish({ price, client, ...job }))
  return ids
}
const getPrices = async (id: number, city?: City) =>
  (await market.as(null).send(tradeCalls.prices, { params: { id }, query: { city } })).result

const ten = Array.from({ length: 10 }, (_, index) => 10_000 * (index + 1))
const guideOfTen = { jobs: 10, lower: 40_000, median: 60_000, upper: 80_000 }

test('the price guide of a trade has the quartiles of its jobs, rounded to three steps of their range, and their number (P-120, P-122)', async () => {
  await finishAll(ten)
  expect(await getPrices(1)).toEqual(guideOfTen)
  await finishAll([51_234, 51_234, 51_234])
  const prices = await getPrices(1)
  expect(prices).toMatchObject({ jobs: 13 })
  for (const value of [prices?.lower, prices?.median, prices?.upper]) expect(value).not.toBe(51_234)
})

test('fewer than ten jobs, or fewer than five clients, have no price guide, also in a city (P-121)', async () => {
  await finishAll(ten.slice(1))
  expect(await getPrices(1)).toBeNull()
  await finish({ price: 10_000, city: 'Quilmes' })
  expect(await getPrices(1)).toMatchObject({ jobs: 10 })
  expect(await getPrices(1, 'La Plata')).toBeNull()
  await finish({ price: 10_000 })
  expect(await getPrices(1, 'La Plata')).toMatchObject({ jobs: 10 })
  expect(await getPrices(1, 'Quilmes')).toBeNull()
  for (const client of [0, 1, 2, 3]) await finishAll([...ten, ...ten], { tradeIds: [2], client })
  expect(await getPrices(2)).toBeNull()
  await finish({ price: 10_000, tradeIds: [2], client: 4 })
  expect(await getPrices(2)).toMatchObject({ jobs: 81 })
})

test('a job counts from the Monday after it was paid, so that a guide changes once a week (P-122)', async () => {
  await finishAll(ten)
  await finishAll([900_000, 900_000, 900_000], { daysAgo: 0 })
  expect(await getPrices(1)).toEqual(guideOfTen)
})

test('jobs older than 12 months and jobs of several trades have no effect (P-120)', async () => {
  await finishAll(ten)
  await finishAll([900_000, 900_000], { monthsAgo: 13 })
  await finishAll([900_000, 900_000], { tradeIds: [1, 2] })
  expect(await getPrices(1)).toEqual(guideOfTen)
  expect(await getPrices(2)).toBeNull()
})

test('a deactivated offer leaves the price guide, and returns with it; so do those of a banned client (P-120)', async () => {
  const [id = 0] = await finishAll(ten)
  const elena = market.as(market.elena)
  await elena.send(offerCalls.deactivate, { query: { id }, body: {} })
  expect(await getPrices(1)).toBeNull()
  await elena.send(offerCalls.activate, { body: { id } })
  expect(await getPrices(1)).toMatchObject({ jobs: 10 })
  await market.ban(market.ana)
  expect(await getPrices(1)).toBeNull()
  await market.ban(market.ana, true)
  expect(await getPrices(1)).toMatchObject({ jobs: 10 })
})

test('a deleted offer and an offer that gets a second trade have no price', async () => {
  const ids = await finishAll(ten)
  const [first = 0, second = 0] = ids
  await market.db.insert(offerTrades).values({ offerId: first, tradeId: 2 })
  await market.db
    .update(offers)
    .set({ hiredId: null, state: 'pendiente', agreedAmount: null })
    .where(eq(offers.id, second))
  const priced = await market.db.select().from(jobPrices).where(inArray(jobPrices.offerId, ids))
  expect(priced.map(({ offerId }) => offerId).toSorted((a, b) => a - b)).toEqual(ids.slice(2))
})

test('popular prices start with the trade of most jobs, without trades of too few', async () => {
  await finishAll(ten)
  await finishAll([...ten, 60_000], { tradeIds: [3] })
  await finishAll([10_000], { tradeIds: [2] })
  const { result } = await market.as(null).send(tradeCalls.popularPrices, {})
  expect(result.map(({ trade, prices }) => [trade.name, prices.jobs])).toEqual([
    ['Gas', 11],
    ['Plomería', 10],
  ])
})

test.each(['Rosario', '', 'la plata'])('refuses the city «%s» and names the field', async (city) => {
  const url = `/api/job/1/prices?ciudad=${encodeURIComponent(city)}`
  const { statusCode, body } = await market.app.inject({ url })
  expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([400, ['ciudad']])
})
