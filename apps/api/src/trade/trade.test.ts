import { offerCalls, tradeCalls, userCalls } from '@plomada/domain/calls'
import { problems } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerTrades } from '../database/schema/lists.ts'
import { trades } from '../database/schema/core.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

test('a visitor receives all trades in order of creation (S-283, S-408)', async () => {
  const { result } = await market.as(null).send(tradeCalls.list, {})
  expect(result.slice(0, 3)).toEqual([
    { id: 1, name: 'Plomería', description: 'Cañerías' },
    { id: 2, name: 'Pintura', description: 'Interiores' },
    { id: 3, name: 'Gas', description: 'Artefactos' },
  ])
})

test('a trade is found by its id, and an unknown id is refused (S-409)', async () => {
  const get = (id: number) => market.as(null).send(tradeCalls.get, { params: { id } })
  expect((await get(2)).result.name).toBe('Pintura')
  expect(await outcome(get(99))).toBe('notFound')
})

const admin = () => market.as(market.elena)
let made = 0
const createTrade = async (changes: { name?: string; description?: string } = {}) => {
  const body = { name: `Oficio nuevo ${++made}`, ...changes }
  return (await admin().send(tradeCalls.create, { body })).result
}
const remove = (id: number) => admin().send(tradeCalls.remove, { params: { id } })
const request = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  admin().inject({ method, url: `/api${url}`, ...(payload && { payload }) })

describe('an admin', () => {
  test('adds a trade at the end of the list (S-389, S-407)', async () => {
    const response = await request('POST', '/job', { name: ' Techos ', description: 'Chapa y membrana' })
    expect(response.json().result).toMatchObject({ name: 'Techos', description: 'Chapa y membrana' })
    const { result } = await market.as(null).send(tradeCalls.list, {})
    expect(result.at(-1)).toEqual(response.json().result)
  })

  test('changes only the values of a trade that are sent (S-389, S-410)', async () => {
    const { id, name } = await createTrade({ description: 'Antes' })
    expect((await request('PUT', `/job/${id}`, { description: 'Después' })).json().result).toEqual({
      id,
      name,
      description: 'Después',
    })
    expect((await request('PUT', `/job/${id}`, {})).json().result).toMatchObject({
      name,
      description: 'Después',
    })
    expect((await request('PUT', '/job/999999', { name: 'Nadie' })).statusCode).toBe(404)
    expect((await request('PUT', '/job/999999', {})).statusCode).toBe(404)
  })

  test('deletes a trade that nothing uses, once (S-389, S-411)', async () => {
    const { id } = await createTrade()
    expect(await outcome(remove(id))).toBe('done')
    expect(await outcome(remove(id))).toBe('notFound')
    expect(await outcome(market.as(null).send(tradeCalls.get, { params: { id } }))).toBe('notFound')
  })

  test('cannot delete a trade in use, and sees the number of its uses, including deactivated offers', async () => {
    const { id } = await createTrade()
    await market.publish(market.ana, { tradeIds: [id] })
    const offer = await market.publish(market.rita, { tradeIds: [1, id] })
    await admin().send(offerCalls.deactivate, { query: { id: offer.id }, body: {} })
    await market.as(market.bruno).send(userCalls.update, { body: { tradeIds: [1, 3, id] } })
    const { statusCode, body } = await request('DELETE', `/job/${id}`)
    expect([statusCode, JSON.parse(body)]).toEqual([
      409,
      { code: 'tradeInUse', message: '2 servicios y 1 persona usan este oficio' },
    ])
    expect((await market.as(null).send(tradeCalls.get, { params: { id } })).result.id).toBe(id)
  })

  test.each([
    ['in the same case', 'Plomería'],
    ['in another case', ' PLOMERÍA '],
  ])('cannot give two trades the same name, %s', async (_case, name) => {
    for (const response of [
      await request('POST', '/job', { name }),
      await request('PUT', '/job/2', { name }),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([
        409,
        {
          code: 'nameTaken',
          message: problems.nameTaken.sentence,
          fields: { name: 'Ya existe un oficio con ese nombre' },
        },
      ])
    }
    expect((await request('PUT', '/job/1', { name: 'Plomería' })).statusCode).toBe(200)
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x' }],
    ['name', { name: 'x'.repeat(51) }],
    ['name', { name: 7 }],
    ['name', { name: 'a\0b' }],
    ['name', { name: 'a\ud800b' }],
    ['description', { name: 'Nada', description: 'x'.repeat(501) }],
    ['description', { name: 'Nada', description: ['x'] }],
  ])('receives an error of the %s for %j', async (field, changes) => {
    for (const response of [await request('POST', '/job', changes), await request('PUT', '/job/2', changes)])
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })
})

describe('concurrent requests', () => {
  test('of twelve concurrent trades with one name, one is created', async () => {
    const name = 'Doce a la vez'
    expect(await outcomes(Array.from({ length: 12 }, () => createTrade({ name })))).toEqual({
      done: 1,
      nameTaken: 11,
    })
  })

  test('a trade is either deleted or used by concurrent requests, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await createTrade()
      const deleted = outcome(remove(id))
      const used = await Promise.all([
        outcome(market.publish(market.ana, { tradeIds: [id] })),
        outcome(market.publish(market.rita, { tradeIds: [1, id] })),
        outcome(market.as(market.carla).send(userCalls.update, { body: { tradeIds: [2, id] } })),
      ])
      const isDeleted = (await deleted) === 'done'
      const rows = await market.db.select().from(offerTrades).where(eq(offerTrades.tradeId, id))
      const left = await market.db.select().from(trades).where(eq(trades.id, id))
      expect(left).toHaveLength(isDeleted ? 0 : 1)
      // The losers receive an error of the field, and no request fails with 500.
      expect(used.filter((end) => end !== 'done' && end !== 'invalid')).toEqual([])
      expect(isDeleted && rows.length > 0).toBe(false)
      expect(isDeleted && used.includes('done')).toBe(false)
      expect(await deleted).toBe(used.includes('done') ? 'tradeInUse' : 'done')
    }
  })
})
