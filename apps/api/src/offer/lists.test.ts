import {
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
  suggestionsOf,
} from '@plomada/domain'
import type { OfferFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offers, reviews } from '../database/schema.ts'
import { openMarket, outcome } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

type Someone = { subject: string } | null

const list = (filters: Partial<OfferFilters> = {}, viewer: Someone = null) =>
  market.as(viewer).send(offerCalls.list, { query: { ...offerFilters.initial, ...filters } })
const titles = async (filters: Partial<OfferFilters>, viewer: Someone = null) =>
  (await list(filters, viewer)).result.map(({ title }) => title)
const open = (viewer: Someone, { id }: { id: number }) =>
  market.as(viewer).send(offerCalls.get, { params: { id } })

describe('the public list', () => {
  beforeEach(async () => {
    const { ana, rita } = market
    // The counts belong to the offers; triggers that keep them do not see a truncated table.
    await market.db.execute(sql`truncate offers, offer_counts cascade`)
    await market.publish(ana, { title: 'Baño: pérdida en la pared', tradeIds: [1], city: 'Lanus' })
    await market.publish(ana, { title: 'Pintar 100% del frente', tradeIds: [2], city: 'Lanus' })
    await market.publish(rita, { title: 'Pintar 100 metros', tradeIds: [2, 3], city: 'Tigre' })
    await market.publish(rita, { title: 'Revisar termo_tanque', tradeIds: [3], city: 'Tigre' })
  })

  test('a visitor sees the open offers, the newest first, or the oldest (S-380, S-402, S-463, S-468)', async () => {
    const newest = await titles({})
    expect(newest).toEqual([
      'Revisar termo_tanque',
      'Pintar 100 metros',
      'Pintar 100% del frente',
      'Baño: pérdida en la pared',
    ])
    expect(await titles({ order: 'ASC' })).toEqual(newest.toReversed())
  })

  test('offers published at the same moment keep one order through the pages', async () => {
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

  test('the title is searched without accents or case, and % and _ stand for themselves (S-345, S-401, S-458)', async () => {
    expect(await titles({ title: 'bano' })).toEqual(['Baño: pérdida en la pared'])
    expect(await titles({ title: 'PÉRDIDA' })).toEqual(['Baño: pérdida en la pared'])
    expect(await titles({ title: '100%' })).toEqual(['Pintar 100% del frente'])
    expect(await titles({ title: 'mo_t' })).toEqual(['Revisar termo_tanque'])
    expect(await titles({ title: "o'); drop table offers" })).toEqual([])
  })

  test('fewer than three letters search for nothing (S-345)', async () => {
    const response = await market.as(null).inject({ url: '/api/service?tittle=ba' })
    expect(response.json().total).toBe(4)
  })

  test('trade and city narrow the list, together too (S-401)', async () => {
    expect(await titles({ trade: 3 })).toEqual(['Revisar termo_tanque', 'Pintar 100 metros'])
    expect(await titles({ city: 'Lanus' })).toEqual(['Pintar 100% del frente', 'Baño: pérdida en la pared'])
    expect(await titles({ trade: 2, city: 'Tigre', title: 'pintar' })).toEqual(['Pintar 100 metros'])
    expect(await list({ city: 'Zarate' })).toEqual({ result: [], total: 0, totalPages: 0 })
  })

  test('an accepted, a deactivated and a banned person’s offer are not in it', async () => {
    const owner = await market.addPerson()
    const accepted = await market.hired(market.ana, market.bruno, { city: 'Pilar' })
    const hidden = await market.publish(market.ana, { city: 'Pilar' })
    await market.publish(owner, { city: 'Pilar' })
    await market.publish(market.ana, { title: 'Queda', city: 'Pilar' })
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, hidden.id))
    await market.ban(owner)
    expect(await titles({ city: 'Pilar' })).toEqual(['Queda'])
    expect(accepted.state).toBe('proceso')
  })

  test('suggestions leave out the open offer and one’s own (S-403, S-462)', async () => {
    const openOne = (await list({ title: 'Pintar 100 metros' })).result[0]
    if (!openOne) throw new Error('The offer is missing')
    const suggested = async (viewer: Someone) => {
      const { result } = await market.as(viewer).send(offerCalls.list, { query: suggestionsOf(openOne) })
      return result.map(({ title }) => title)
    }
    expect(await suggested(null)).toEqual(['Pintar 100% del frente'])
    expect(await suggested(market.bruno)).toEqual(['Pintar 100% del frente'])
    expect(await suggested(market.ana)).toEqual([])
  })

  test('everybody sees their own mark of having applied, and nobody sees who else did', async () => {
    const offer = await market.publish(market.ana, { title: 'Con marca', city: 'Moron' })
    await market.apply(market.bruno, offer)
    const seen = async (viewer: Someone) => (await list({ city: 'Moron' }, viewer)).result[0]
    expect(await seen(market.bruno)).toMatchObject({ hasApplied: true, applicants: [], hired: null })
    expect(await seen(market.carla)).toMatchObject({ hasApplied: false, applicants: [] })
    expect(await seen(null)).toMatchObject({ hasApplied: false, applicants: [] })
  })

  test('a page holds as few as are asked for, such as two (S-282, S-464)', async () => {
    const { result, total } = await list()
    const second = await list({ pageSize: 2, page: 2 })
    expect(second).toMatchObject({ totalPages: Math.ceil(total / 2), total })
    expect(second.result).toEqual(result.slice(2, 4))
  })

  test('a page may hold a hundred rows and no more; nonsense falls back', async () => {
    for (const query of ['page_size=101', 'page_size=0', 'page=-1', 'page=1e99', 'job=abc', 'orderFecha=x'])
      expect((await market.as(null).inject({ url: `/api/service?${query}` })).statusCode, query).toBe(200)
  })
})

describe('one offer', () => {
  test('a visitor has to sign in', async () => {
    expect(await outcome(open(null, { id: 1 }))).toBe('unauthenticated')
  })

  test('the owner sees who applied, without their e-mail or phone until one is accepted (S-279, S-280, S-400)', async () => {
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

  test('the hired worker sees that it is them; another applicant and an admin do not', async () => {
    const { ana, bruno, carla, elena } = market
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.accept(ana, offer, bruno)
    expect((await open(bruno, offer)).result).toMatchObject({ hired: { id: bruno.id }, applicants: [] })
    expect((await open(carla, offer)).result).toMatchObject({ hired: null, applicants: [], hasApplied: true })
    expect((await open(elena, offer)).result).toMatchObject({ hired: null, applicants: [] })
  })

  test('an applicant who was banned is no longer offered to the owner', async () => {
    const offer = await market.publish(market.ana)
    const worker = await market.addPerson({ role: 'professional' })
    await market.apply(worker, offer)
    await market.ban(worker)
    expect((await open(market.ana, offer)).result.applicants).toEqual([])
  })

  test('a deactivated offer is there for its owner, its worker and an admin only', async () => {
    const { ana, rita, bruno, carla, elena } = market
    const offer = await market.hired(ana, bruno)
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, offer.id))
    for (const insider of [ana, bruno, elena]) expect(await outcome(open(insider, offer))).toBe('done')
    for (const other of [rita, carla]) expect(await outcome(open(other, offer))).toBe('notFound')
  })

  test('the offer of a banned person stays for the worker at work and goes for the rest', async () => {
    const owner = await market.addPerson()
    const offer = await market.hired(owner, market.bruno)
    await market.ban(owner)
    expect(await outcome(open(market.bruno, offer))).toBe('done')
    expect(await outcome(open(market.carla, offer))).toBe('notFound')
  })

  test('an id that is no id is refused, and one that nobody has is not found', async () => {
    const status = async (id: string) =>
      (await market.as(market.ana).inject({ url: `/api/service/${id}` })).statusCode
    expect(await status('999999')).toBe(404)
    for (const id of ['0', '-1', '1.5', 'abc', '99999999999', "1'--"]) expect(await status(id), id).toBe(400)
  })

  test('a rated offer says so', async () => {
    const offer = await market.hired(market.ana, market.bruno)
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

describe('the street of an offer', () => {
  test('is for everybody signed in, and never for visitors', async () => {
    const offer = await market.publish(market.ana, { city: 'Merlo' })
    expect((await open(market.carla, offer)).result.place.address).toBe('Calle 48 n.º 1120')
    expect((await list({ city: 'Merlo' })).result[0]?.place.address).toBeNull()
  })

  test('is for owner, hired worker and admin alone where the deployment says so', async () => {
    const strict = await openMarket({ config: { addressVisibility: 'hired' } })
    try {
      const { ana, bruno, carla, elena } = strict
      const offer = await strict.publish(ana)
      await strict.apply(bruno, offer)
      await strict.apply(carla, offer)
      await strict.accept(ana, offer, bruno)
      const street = async (viewer: Someone) =>
        (await strict.as(viewer).send(offerCalls.get, { params: { id: offer.id } })).result.place.address
      for (const insider of [ana, bruno, elena]) expect(await street(insider)).toBe('Calle 48 n.º 1120')
      expect(await street(carla)).toBeNull()
    } finally {
      await strict.close()
    }
  })
})

describe('one’s own lists', () => {
  let client: Awaited<ReturnType<Market['addPerson']>>
  beforeEach(async () => {
    client = await market.addPerson()
  })

  test('own offers carry their applicants, and are filtered by state and title (S-412, S-413, S-467, S-470)', async () => {
    const first = await market.publish(client, { title: 'Primera' })
    await market.hired(client, market.bruno, { title: 'Segunda' })
    await market.apply(market.carla, first)
    const own = async (filters: object) =>
      market.as(client).send(offerCalls.own, { query: { ...ownOfferFilters.initial, ...filters } })
    const all = await own({})
    expect(all.result.map(({ title, applicants }) => [title, applicants.length])).toEqual([
      ['Segunda', 1],
      ['Primera', 1],
    ])
    expect((await own({ state: 'proceso' })).result.map(({ title }) => title)).toEqual(['Segunda'])
    expect((await own({ title: 'prim' })).result.map(({ title }) => title)).toEqual(['Primera'])
    expect((await own({ order: 'ASC' })).result.map(({ title }) => title)).toEqual(['Primera', 'Segunda'])
    expect(await own({ pageSize: 1, page: 2 })).toMatchObject({
      total: 2,
      totalPages: 2,
      result: [{ title: 'Primera' }],
    })
  })

  test('assignments are the offers one was accepted for (S-412, S-471)', async () => {
    const worker = await market.addPerson({ role: 'professional' })
    const offer = await market.hired(client, worker, { title: 'Trabajo' })
    await market.apply(worker, await market.publish(client))
    const ask = (filters: object) =>
      market.as(worker).send(offerCalls.assignments, { query: { ...assignmentFilters.initial, ...filters } })
    expect((await ask({})).result.map(({ id }) => id)).toEqual([offer.id])
    expect((await ask({ state: 'terminado' })).total).toBe(0)
    expect((await ask({ title: 'TRABAJO' })).result[0]).toMatchObject({
      hired: { id: worker.id },
      hasApplied: true,
    })
  })

  test('applications are the offers one applied to, without those taken off the lists (S-414)', async () => {
    const worker = await market.addPerson({ role: 'professional' })
    const shown = await market.publish(client, { title: 'Se ve' })
    const gone = await market.publish(client, { title: 'Se fue' })
    await market.apply(worker, shown)
    await market.apply(worker, gone)
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, gone.id))
    const { result, total } = await market
      .as(worker)
      .send(offerCalls.applications, { query: applicationFilters.initial })
    expect([total, result.map(({ title }) => title)]).toEqual([1, ['Se ve']])
  })

  test.each(['MyServices', 'MyTrabajos', 'Postulaciones'])(
    '%s is for registered people, banned ones too',
    async (name) => {
      const status = async (viewer: Someone) =>
        (await market.as(viewer).inject({ url: `/api/user/services/${name}` })).statusCode
      expect(await status(null)).toBe(401)
      expect(await status({ subject: 'nobody here' })).toBe(403)
      expect(await status(market.dario)).toBe(200)
    },
  )
})
