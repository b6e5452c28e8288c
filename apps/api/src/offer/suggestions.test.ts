import { suggestionsOf } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarket } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.close())

test("the total of suggestions counts neither the open offer nor the viewer's own", async () => {
  const { ana, rita } = market
  const open = await market.publish(rita, { tradeIds: [3] })
  await market.publish(rita, { tradeIds: [3] })
  const suggested = await market.publish(ana, { tradeIds: [3] })
  const asked = (viewer: typeof rita | null) =>
    market.as(viewer).send(offerCalls.list, { query: suggestionsOf(open) })
  expect((await asked(null)).total).toBe(2)
  const { result, total } = await asked(rita)
  expect(result.map(({ id }) => id)).toEqual([suggested.id])
  expect(total).toBe(1)
})
