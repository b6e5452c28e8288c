import { offerFilters, suggestionFilters, type OfferFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { reviews } from '../database/schema/reviews.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

type TestViewer = { subject: string } | null

const list = (filters: Partial<OfferFilters> = {}, viewer: TestViewer = null) =>
  market.as(viewer).send(offerCalls.list, { query: { ...offerFilters.initial, ...filters } })
const titles = async (filters: Partial<OfferFilters>, viewer: TestViewer = null) =>
  (await list(filters, viewer)).result.map(({ title }) => title)
const open = (viewer: TestViewer, { id }: { id: number }) =>
  market.as(viewer).send(offerCalls.get, { params: { id } })

describe('the public list', () => {
  beforeEach(async () => {
    const { ana, rita } = market
    // Truncating does not run the triggers that maintain the counters.
    await market.db.execute(sql`truncate offers, offer_counts, offer_totals cascade`)
    await market.publish(ana, { title: 'Baño: pérdida en la pared', tradeIds: [1], city: 'Lanus' })
    await market.publish(ana, { title: 'Pintar 100% del frente', tradeIds: [2], city: 'Lanus' })
    await market.publish(rita, { title: 'Pintar 100 metros', tradeIds: [2, 3], city: 'Tigre' })
    await market.publish(rita, { title: 'Revisar termo_tanque', tradeIds: [3], city: 'Tigre' })
  })

  test('a visitor lists the open offers, newest or oldest first (S-380, S-402, S-463, S-468)', async () => {
    const newest = await titles({})
    expect(newest).toEqual([
      'Revisar termo_tanque',
      'Pintar 100 metros',
      'Pintar 100% del frente',
      'Baño: pérdida en la pared',
    ])
    expect(await titles({ order: 'ASC' })).toEqual(newest.toReversed())
  })

  test('offers with the same date have a stable order across pages', async () => {
    await market.db.update(offers).set({ publishedAt: new Date('2026-11-01T12:00:00Z') })
    const pages = [
      await list({ pageSize: 3 }),
      await list({ pageSize: 3, page: 2 }),
      await list({ pageSize: 3, page: 3 }),
    ]
    expect(pages.map(({ result }) => result.length)).toEqual([3, 1, 0])
    expect(pages.map(({ total, totalPages }) => [total, totalPages])).toEqual([
      [4, 2],
      [4, 2],
      [4, 2],
    ])
    const ids = pages.flatMap(({ result }) => result.map(({ id }) => id))
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(4)
  })

  test('the search ignores accents and case, and % and _ are not wildcards (S-345, S-401, S-458)', async () => {
    expect(await titles({ title: 'bano' })).toEqual(['Baño: pérdida en la pared'])
    expect(await titles({ title: 'PÉRDIDA' })).toEqual(['Baño: pérdida en la pared'])
    expect(await titles({ title: '100%' })).toEqual(['Pintar 100% del frente'])
    expect(await titles({ title: 'mo_t' })).toEqual(['Revisar termo_tanque'])
    expect(await titles({ title: "o'); drop table offers" })).toEqual([])
  })

  test('a title typed with no-break spaces and invisible characters is found without them, and with (P-170)', async () => {
    await market.publish(market.ana, { title: 'Pintar\u00A0la\u2009\u200Bpa\u00ADred\u3000nueva' })
    for (const title of [
      'Pintar la pared nueva',
      'Pintar\u00A0la\u202Fpared',
      'pin\u200Dtar  la pa\u00ADred',
    ])
      expect(await titles({ title })).toEqual(['Pintar la pared nueva'])
  })

  test('a search of fewer than three letters is ignored (S-345)', async () => {
    const response = await market.as(null).inject({ url: '/api/service?tittle=ba' })
    expect(response.json().total).toBe(4)
  })

  test('filters by trade and city, also combined (S-401)', async () => {
    expect(await titles({ trade: 3 })).toEqual(['Revisar termo_tanque', 'Pintar 100 metros'])
    expect(await titles({ city: 'Lanus' })).toEqual(['Pintar 100% del frente', 'Baño: pérdida en la pared'])
    expect(await titles({ trade: 2, city: 'Tigre', title: 'pintar' })).toEqual(['Pintar 100 metros'])
    expect(await list({ city: 'Zarate' })).toEqual({ result: [], total: 0, totalPages: 0 })
  })

  test('excludes accepted and deactivated offers, and those of banned owners', async () => {
    const owner = await market.addPerson()
    const accepted = await market.publishAndHire(market.ana, market.bruno, { city: 'Pilar' })
    const hidden = await market.publish(market.ana, { city: 'Pilar' })
    await market.publish(owner, { city: 'Pilar' })
    await market.publish(market.ana, { title: 'Queda', city: 'Pilar' })
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, hidden.id))
    await market.ban(owner)
    expect(await titles({ city: 'Pilar' })).toEqual(['Queda'])
    expect(accepted.state).toBe('proceso')
  })

  test("suggestions exclude the viewed offer and the viewer's own offers (S-403, S-462)", async () => {
    const openOffer = (await list({ title: 'Pintar 100 metros' })).result[0]
    if (!openOffer) throw new Error('The offer is missing')
    const suggested = async (viewer: TestViewer) => {
      const { result } = await market
        .as(viewer)
        .send(offerCalls.list, { query: suggestionFilters(openOffer) })
      return result.map(({ title }) => title)
    }
    expect(await suggested(null)).toEqual(['Pintar 100% del frente'])
    expect(await suggested(market.bruno)).toEqual(['Pintar 100% del frente'])
    expect(await suggested(market.ana)).toEqual([])
  })

  test('viewers see whether they have applied, but no other applicants', async () => {
    const offer = await market.publish(market.ana, { title: 'Con marca', city: 'Moron' })
    await market.apply(market.bruno, offer)
    const seen = async (viewer: TestViewer) => (await list({ city: 'Moron' }, viewer)).result[0]
    expect(await seen(market.bruno)).toMatchObject({ hasApplied: true, applicants: [], hired: null })
    expect(await seen(market.carla)).toMatchObject({ hasApplied: false, applicants: [] })
    expect(await seen(null)).toMatchObject({ hasApplied: false, applicants: [] })
  })

  test('a page has the requested size, such as 2 (S-282, S-464)', async () => {
    const { result, total } = await list()
    const second = await list({ pageSize: 2, page: 2 })
    expect(second).toMatchObject({ totalPages: Math.ceil(total / 2), total })
    expect(second.result).toEqual(result.slice(2, 4))
  })

  test('a page has at most 100 rows, and an invalid size is the default', async () => {
    for (const query of ['page_size=101', 'page_size=0', 'page_size=x', ''])
      expect((await market.as(null).inject({ url: `/api/service?${query}` })).json().total, query).toBe(4)
  })

  test.each([
    `tittle=${'a'.repeat(500)}`,
    'tittle=pintar&tittle=frente',
    'job=abc',
    'job=0',
    'job=9999999999',
    'job=1&job=2',
    'ciudad=Montevideo',
    'ciudad=Lanus&ciudad=Tigre',
    'provincia=Cordoba',
    'orderFecha=x',
    'page=0',
    'page=-1',
    'page=1e99',
    'page=x',
  ])('an invalid filter finds nothing, never the whole list: %s (P-171)', async (query) => {
    const response = await market.as(null).inject({ url: `/api/service?${query}` })
    expect([response.statusCode, response.json()]).toEqual([200, { result: [], total: 0, totalPages: 0 }])
  })
})

describe('one offer', () => {
  test('requires signing in', async () => {
    expect(await outcome(open(null, { id: 1 }))).toBe('unauthenticated')
  })

  test('the owner sees the applicants, with email and phone only of the accepted one (S-279, S-280, S-400)', async () => {
    const { ana, bruno, carla } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    const before = (await open(ana, offer)).result
    expect(before.applicants).toMatchObject([
      { id: bruno.id, email: null, phone: null, trades: [{ name: 'Plomería' }, { name: 'Gas' }] },
      { id: carla.id, email: null, phone: null },
    ])
    expect(before.hired).toBeNull()
    await market.accept(ana, offer, carla)
    const after = (await open(ana, offer)).result
    expect(after.hired).toMatchObject({ id: carla.id, email: carla.email, phone: carla.phone })
    expect(after.applicants[0]).toMatchObject({ id: bruno.id, email: null, phone: null })
  })

  test('only the hired worker sees themselves as hired, not another applicant or an admin', async () => {
    const { ana, bruno, carla, elena } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.accept(ana, offer, bruno)
    expect((await open(bruno, offer)).result).toMatchObject({ hired: { id: bruno.id }, applicants: [] })
    expect((await open(carla, offer)).result).toMatchObject({ hired: null, applicants: [], hasApplied: true })
    expect((await open(elena, offer)).result).toMatchObject({ hired: null, applicants: [] })
  })

  test('the owner does not see a banned applicant', async () => {
    const offer = await market.publish(market.ana)
    const worker = await market.addPerson({ role: 'professional' })
    await market.apply(worker, offer)
    await market.ban(worker)
    expect((await open(market.ana, offer)).result.applicants).toEqual([])
  })

  test('a deactivated offer is visible only to its owner, its worker and an admin', async () => {
    const { ana, rita, bruno, carla, elena } = market
    const offer = await market.publishAndHire(ana, bruno)
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, offer.id))
    for (const party of [ana, bruno, elena]) expect(await outcome(open(party, offer))).toBe('done')
    for (const other of [rita, carla]) expect(await outcome(open(other, offer))).toBe('notFound')
  })

  test('the offer of a banned owner is visible to its worker, and not to others', async () => {
    const owner = await market.addPerson()
    const offer = await market.publishAndHire(owner, market.bruno)
    await market.ban(owner)
    expect(await outcome(open(market.bruno, offer))).toBe('done')
    expect(await outcome(open(market.carla, offer))).toBe('notFound')
  })

  test('refuses an invalid id, and returns 404 for an unknown one', async () => {
    const status = async (id: string) =>
      (await market.as(market.ana).inject({ url: `/api/service/${id}` })).statusCode
    expect(await status('999999')).toBe(404)
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', "1'--"]) expect(await status(id), id).toBe(400)
  })

  test('`isRated` is true after a review of the finished job', async () => {
    const offer = await market.publishAndHire(market.ana, market.bruno)
    await market.db
      .update(offers)
      .set({ state: 'terminado', settledAt: new Date() })
      .where(eq(offers.id, offer.id))
    expect((await open(market.ana, offer)).result.isRated).toBe(false)
    await market.db
      .insert(reviews)
      .values({ offerId: offer.id, authorId: market.ana.id, professionalId: market.bruno.id, score: 5 })
    expect((await open(market.ana, offer)).result.isRated).toBe(true)
  })
})

test('a suspended user reads lists as a visitor does, and no offer of another user', async () => {
  const offer = await market.publish(market.ana, { city: 'Escobar' })
  const { result } = await market
    .as(market.dario)
    .send(offerCalls.list, { query: { ...offerFilters.initial, city: 'Escobar' } })
  expect(result.map(({ place }) => place.address)).toEqual([null])
  const open = market.as(market.dario).send(offerCalls.get, { params: { id: offer.id } })
  await expect(open).rejects.toMatchObject({ code: 'banned' })
})
