import { offerFilters, professionalFilters } from '@plomada/domain'
import { offerCalls, professionalCalls } from '@plomada/domain/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findOffer } from '../offer/offer.queries.ts'
import { trades } from '../database/schema/core.ts'
import type { Db } from '../database/database.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let offerId: number
beforeAll(async () => {
  market = await openMarketplace()
  offerId = (await market.publish(market.ana, { tradeIds: [3, 1] })).id
})
beforeEach(() => rename(market.db, 'Plomería'))
afterAll(() => market.close())

/** Renames the first trade without the server, as another process does. */
const rename = async (db: Db, name: string) =>
  void (await db.update(trades).set({ name }).where(eq(trades.id, 1)))

const readNames = async () => {
  const visitor = market.as(null)
  const offers = await visitor.send(offerCalls.list, { query: offerFilters.initial })
  const people = await visitor.send(professionalCalls.list, { query: professionalFilters.initial })
  const bruno = people.result.find(({ id }) => id === market.bruno.id)
  return [offers.result[0]?.trades, bruno?.trades].map((found) => found?.map(({ name }) => name))
}
const both = (name: string) => [
  [name, 'Gas'],
  [name, 'Gas'],
]

test('lists have the trades in order of their ids', async () => {
  expect(await readNames()).toEqual(both('Plomería'))
})

test('the next list has the new name of a trade, also if another process has changed it', async () => {
  await readNames()
  await rename(market.db, 'Sanitarios')
  expect(await readNames()).toEqual(both('Sanitarios'))
})

test('a name that was not committed is only visible in its transaction', async () => {
  const context = { viewer: null, photoUrl: () => null, addressVisibility: 'everyone' } as const
  const rollback = new Error('rollback')
  const work = market.db.transaction(async (tx) => {
    await rename(tx, 'Sanitarios')
    expect((await findOffer(tx, context, offerId))?.trades[0]?.name).toBe('Sanitarios')
    throw rollback
  })
  await expect(work).rejects.toBe(rollback)
  expect(await readNames()).toEqual(both('Plomería'))
})

test('lists are complete if the version is missing, and the next change of a trade restores it', async () => {
  const { db } = market
  await db.execute(sql`delete from trades_version`)
  expect(await readNames()).toEqual(both('Plomería'))
  await db.execute(sql`alter table trades disable trigger trades_changed`)
  await rename(db, 'Sanitarios')
  await db.execute(sql`alter table trades enable trigger trades_changed`)
  expect(await readNames()).toEqual(both('Sanitarios'))
  await rename(db, 'Plomería')
  expect((await db.execute(sql`select from trades_version`)).rowCount).toBe(1)
})
