import {
  adminOfferFilters,
  assignmentFilters,
  ownOfferFilters,
  suggestionFilters,
  type AdminOfferFilters,
} from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSqlError } from '../database/database.ts'
import { applications, offers } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const admin = () => market.as(market.elena)
const deactivate = (id: number) => admin().send(offerCalls.deactivate, { query: { id }, body: { id } })
const activate = (id: number) => admin().send(offerCalls.activate, { body: { id } })
const remove = (id: number) => admin().send(offerCalls.remove, { params: { id } })
const isPublic = async (id: number, url = '/api/service?page_size=100') => {
  const { result } = (await market.as(null).inject({ method: 'GET', url })).json()
  return result.some((offer: { id: number }) => offer.id === id)
}

describe('deactivating an offer', () => {
  test('removes it from lists and suggestions and refuses applications, until it is activated (S-323)', async () => {
    const { ana, rita, carla } = market
    const open = await market.publish(rita)
    const offer = await market.publish(ana)
    const suggestions = async () =>
      (await market.as(carla).send(offerCalls.list, { query: suggestionFilters(open) })).result.map(
        ({ id }) => id,
      )
    const readVisibility = async () => [
      await isPublic(offer.id),
      await isPublic(offer.id, '/api/service?job=1&page_size=100'),
      (await suggestions()).includes(offer.id),
      await outcome(market.as(carla).send(offerCalls.get, { params: { id: offer.id } })),
    ]
    expect(await readVisibility()).toEqual([true, true, true, 'done'])
    expect((await deactivate(offer.id)).result.isActive).toBe(false)
    expect(await readVisibility()).toEqual([false, false, false, 'notFound'])
    expect(await outcome(market.apply(carla, offer))).toBe('notFound')
    expect((await activate(offer.id)).result.isActive).toBe(true)
    expect(await readVisibility()).toEqual([true, true, true, 'done'])
    expect(await outcome(market.apply(carla, offer))).toBe('done')
  })

  test('keeps it visible, as inactive, to its owner and its worker', async () => {
    const offer = await market.publishAndHire(market.ana, market.bruno)
    await deactivate(offer.id)
    await deactivate(offer.id)
    const query = ownOfferFilters.initial
    const own = (await market.as(market.ana).send(offerCalls.own, { query })).result
    expect(own.find(({ id }) => id === offer.id)).toMatchObject({ isActive: false, state: 'proceso' })
    const all = { query: assignmentFilters.initial }
    const jobs = (await market.as(market.bruno).send(offerCalls.assignments, all)).result
    expect(jobs.find(({ id }) => id === offer.id)).toMatchObject({ isActive: false })
    expect(await market.readOffer(offer)).toMatchObject({ hiredId: market.bruno.id, agreedAmount: 48_000 })
  })

  test('accepts the id in the query, in the body, or in both if they are equal (S-431)', async () => {
    const { id } = await market.publish(market.ana)
    const sendDelete = async (search: string, payload?: object) => {
      await activate(id)
      const url = `/api/admin/service/delete${search}`
      const response = await admin().inject({ method: 'DELETE', url, ...(payload && { payload }) })
      const { isActive } = await market.readOffer({ id })
      const { fields } = response.json<{ fields?: { id: string } }>()
      return [response.statusCode, isActive, fields?.id]
    }
    expect(await sendDelete(`?id=${id}`)).toEqual([200, false, undefined])
    expect(await sendDelete('', { id })).toEqual([200, false, undefined])
    expect(await sendDelete(`?id=${id}`, { id })).toEqual([200, false, undefined])
    expect(await sendDelete(`?id=${id}`, { id: id + 1 })).toEqual([400, true, 'No es el mismo id'])
    expect(await sendDelete('')).toEqual([400, true, 'Falta el id'])
    const refused = [400, true, expect.any(String)]
    expect(await sendDelete(`?id=${id}&id=${id}`)).toEqual(refused)
    expect(await sendDelete('?id=0')).toEqual(refused)
    expect(await sendDelete('', { id: '23; drop table offers' })).toEqual(refused)
    expect(await sendDelete('?id=999999')).toEqual([404, true, undefined])
  })
})

describe('deleting an offer', () => {
  test('also deletes its applications, once', async () => {
    const offer = await market.publish(market.ana)
    await market.apply(market.bruno, offer)
    expect(await outcomes([remove(offer.id), remove(offer.id)])).toEqual({ done: 1, notFound: 1 })
    for (const table of [applications, offerTrades])
      expect(await market.db.select().from(table).where(eq(table.offerId, offer.id))).toEqual([])
  })

  test('is refused after an acceptance or a payment, also by the database', async () => {
    const hired = await market.publishAndHire(market.ana, market.bruno)
    expect(await outcome(remove(hired.id))).toBe('offerHasHistory')
    const tried = await market.publish(market.rita)
    await market.db.insert(payments).values({ offerId: tried.id, amount: 5, state: 'expired' })
    expect(await outcome(remove(tried.id))).toBe('offerHasHistory')
    const refusals: unknown[] = []
    for (const { id } of [hired, tried])
      await market.db
        .delete(offers)
        .where(eq(offers.id, id))
        .catch((error: unknown) => refusals.push(getSqlError(error)?.constraint))
    expect(refusals).toEqual(['offers_with_worker', 'payments_offer_id_offers_id_fk'])
    expect(await outcome(remove(999_999))).toBe('notFound')
  })

  test('happens before a concurrent acceptance or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const offer = await market.publish(market.ana)
      await market.apply(market.bruno, offer)
      const [removed, accepted] = await Promise.all([
        outcome(remove(offer.id)),
        outcome(market.accept(market.ana, offer, market.bruno)),
      ])
      expect([`${removed} ${accepted}`]).toContainEqual(
        expect.stringMatching(/^(?:done notFound|offerHasHistory done)$/),
      )
    }
  })
})

describe('the admin’s list', () => {
  const list = async (filters: Partial<AdminOfferFilters>) => {
    const query = { ...adminOfferFilters.initial, title: 'ascensor', ...filters }
    return admin().send(offerCalls.listAll, { query })
  }
  const titles = async (filters: Partial<AdminOfferFilters>) =>
    (await list(filters)).result.map(({ title }) => title.replace('Ascensor ', ''))
  beforeAll(async () => {
    const { ana, rita, bruno } = market
    await market.publish(ana, { title: 'Ascensor abierto' })
    await deactivate((await market.publish(rita, { title: 'Ascensor apagado', city: 'Tigre' })).id)
    await market.publishAndHire(ana, bruno, { title: 'Ascensor en obra', tradeIds: [3] })
    const gone = await market.addPerson()
    await market.publish(gone, { title: 'Ascensor de nadie' })
    await market.ban(gone)
  })

  test('contains offers in all states, deactivated ones and those of banned owners, newest first (S-470)', async () => {
    expect(await titles({})).toEqual(['de nadie', 'en obra', 'apagado', 'abierto'])
    expect(await titles({ order: 'ASC' })).toEqual(['abierto', 'apagado', 'en obra', 'de nadie'])
    expect(await titles({ isActive: 'true' })).toEqual(['en obra', 'abierto'])
    expect(await titles({ isActive: 'false' })).toEqual(['de nadie', 'apagado'])
    expect(await titles({ state: 'proceso' })).toEqual(['en obra'])
    expect(await titles({ city: 'Tigre' })).toEqual(['apagado'])
    expect(await titles({ trade: 3 })).toEqual(['en obra'])
    const { total, totalPages, result } = await list({ page: 2, pageSize: 3 })
    expect([total, totalPages, result.length]).toEqual([4, 2, 1])
    expect(result[0]).toMatchObject({ owner: { firstName: 'Ana' } })
  })

  test('the public list is the same for an admin', async () => {
    const query = { ...suggestionFilters({ id: 1, trades: [{ id: 1 }] }), pageSize: 100 }
    const ids = async (who: typeof market.ana | null) =>
      (await market.as(who).send(offerCalls.list, { query })).result.map(({ id }) => id)
    expect(await ids(market.elena)).toEqual(await ids(null))
  })
})
