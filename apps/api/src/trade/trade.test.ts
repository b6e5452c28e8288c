import { tradeCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket, outcome } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test('a visitor gets every trade in the order of its creation (S-283, S-408)', async () => {
  const { result } = await market.as(null).send(tradeCalls.list, {})
  expect(result).toEqual([
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
