import { offerCalls, tradeCalls, userCalls } from '@plomada/domain/calls'
import { problems } from '@plomada/domain/define'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerTrades, trades } from '../database/schema.ts'
import { openMarket, outcome, outcomes } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('a visitor gets every trade in the order of its creation (S-283, S-408)', async () => {
  const { result } = await market.as(null).send(tradeCalls.list, {})
  expect(result.slice(0, 3)).toEqual([
    { id: 1, name: 'Plomería', description: 'Cañerías' },
    { id: 2, name: 'Pintura', description: 'Interiores' },
    { id: 3, name: 'Gas', description: 'Artefactos' },
  ])
})

test('a trade is found by its id, and one that nobody has is not (S-409)', async () => {
  const get = (id: number) => market.as(null).send(tradeCalls.get, { params: { id } })
  expect((await get(2)).result.name).toBe('Pintura')
  expect(await outcome(get(99))).toBe('notFound')
})

const admin = () => market.as(market.elena)
let made = 0
const aTrade = async (facts: { name?: string; description?: string } = {}) => {
  const body = { name: `Oficio nuevo ${++made}`, ...facts }
  return (await admin().send(tradeCalls.create, { body })).result
}
const remove = (id: number) => admin().send(tradeCalls.remove, { params: { id } })
const ask = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  admin().inject({ method, url: `/api${url}`, ...(payload && { payload }) })

describe('an admin', () => {
  test('adds a trade, last in the catalogue (S-389, S-407)', async () => {
    const response = await ask('POST', '/job', { name: ' Techos ', description: 'Chapa y membrana' })
    expect(response.json().result).toMatchObject({ name: 'Techos', description: 'Chapa y membrana' })
    const { result } = await market.as(null).send(tradeCalls.list, {})
    expect(result.at(-1)).toEqual(response.json().result)
  })

  test('changes a trade; what is not sent stays (S-389, S-410)', async () => {
    const { id, name } = await aTrade({ description: 'Antes' })
    expect((await ask('PUT', `/job/${id}`, { description: 'Después' })).json().result).toEqual({
      id,
      name,
      description: 'Después',
    })
    expect((await ask('PUT', `/job/${id}`, {})).json().result).toMatchObject({ name, description: 'Después' })
    expect((await ask('PUT', '/job/999999', { name: 'Nadie' })).statusCode).toBe(404)
    expect((await ask('PUT', '/job/999999', {})).statusCode).toBe(404)
  })

  test('deletes a trade that nothing uses, once (S-389, S-411)', async () => {
    const { id } = await aTrade()
    expect(await outcome(remove(id))).toBe('done')
    expect(await outcome(remove(id))).toBe('notFound')
    expect(await outcome(market.as(null).send(tradeCalls.get, { params: { id } }))).toBe('notFound')
  })

  test('is told how many use a trade, and it stays; the deactivated offer counts too', async () => {
    const { id } = await aTrade()
    await market.publish(market.ana, { tradeIds: [id] })
    const offer = await market.publish(market.rita, { tradeIds: [1, id] })
    await admin().send(offerCalls.deactivate, { query: { id: offer.id }, body: {} })
    await market.as(market.bruno).send(userCalls.update, { body: { tradeIds: [1, 3, id] } })
    const { statusCode, body } = await ask('DELETE', `/job/${id}`)
    expect([statusCode, JSON.parse(body)]).toEqual([
      409,
      { code: 'tradeInUse', message: '2 servicios y 1 persona usan este oficio' },
    ])
    expect((await market.as(null).send(tradeCalls.get, { params: { id } })).result.id).toBe(id)
  })

  test.each([
    ['as it is', 'Plomería'],
    ['in other letters', ' PLOMERÍA '],
  ])('cannot give two trades one name, written %s', async (_how, name) => {
    for (const answer of [await ask('POST', '/job', { name }), await ask('PUT', '/job/2', { name })]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        {
          code: 'nameTaken',
          message: problems.nameTaken.sentence,
          fields: { name: 'Ya existe un oficio con ese nombre' },
        },
      ])
    }
    expect((await ask('PUT', '/job/1', { name: 'Plomería' })).statusCode).toBe(200)
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
  ])('is told what is wrong with the %s of %j', async (field, facts) => {
    for (const answer of [await ask('POST', '/job', facts), await ask('PUT', '/job/2', facts)])
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })
})

describe('at the same time', () => {
  test('of twelve trades with one name one is made', async () => {
    const name = 'Doce a la vez'
    expect(await outcomes(Array.from({ length: 12 }, () => aTrade({ name })))).toEqual({
      done: 1,
      nameTaken: 11,
    })
  })

  test('a trade is deleted or used, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const { id } = await aTrade()
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
      // Who lost is told which field was wrong, and nobody sees an error of ours.
      expect(used.filter((end) => end !== 'done' && end !== 'invalid')).toEqual([])
      expect(isDeleted && rows.length > 0).toBe(false)
      expect(isDeleted && used.includes('done')).toBe(false)
      expect(await deleted).toBe(used.includes('done') ? 'tradeInUse' : 'done')
    }
  })
})
