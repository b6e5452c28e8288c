import { applicationFilters, assignmentFilters, ownOfferFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

describe('lists of the viewer', () => {
  let client: Awaited<ReturnType<Marketplace['addPerson']>>
  beforeEach(async () => {
    client = await market.addPerson()
  })

  test('own offers include applicants and are filtered by state and title (S-412, S-413, S-467, S-470)', async () => {
    const first = await market.publish(client, { title: 'Primera' })
    await market.publishAndHire(client, market.bruno, { title: 'Segunda' })
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

  test('assignments are the offers that the worker was accepted for (S-412, S-471)', async () => {
    const worker = await market.addPerson({ role: 'professional' })
    const offer = await market.publishAndHire(client, worker, { title: 'Trabajo' })
    await market.apply(worker, await market.publish(client))
    const listJobs = (filters: object) =>
      market.as(worker).send(offerCalls.assignments, { query: { ...assignmentFilters.initial, ...filters } })
    expect((await listJobs({})).result.map(({ id }) => id)).toEqual([offer.id])
    expect((await listJobs({ state: 'terminado' })).total).toBe(0)
    expect((await listJobs({ title: 'TRABAJO' })).result[0]).toMatchObject({
      hired: { id: worker.id },
      hasApplied: true,
    })
  })

  test('applications are the listed offers that the worker applied to (S-414)', async () => {
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
    '%s allows registered users, including banned ones',
    async (name) => {
      const status = async (viewer: { subject: string } | null) =>
        (await market.as(viewer).inject({ url: `/api/user/services/${name}` })).statusCode
      expect(await status(null)).toBe(401)
      expect(await status({ subject: 'unregistered' })).toBe(403)
      expect(await status(market.dario)).toBe(200)
    },
  )
})
