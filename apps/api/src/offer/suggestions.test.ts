import { suggestionFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

test("the total of suggestions excludes the viewed offer and the viewer's own offers", async () => {
  const { ana, rita } = market
  const viewed = await market.publish(rita, { tradeIds: [3] })
  await market.publish(rita, { tradeIds: [3] })
  const suggested = await market.publish(ana, { tradeIds: [3] })
  const listSuggestions = (viewer: typeof rita | null) =>
    market.as(viewer).send(offerCalls.list, { query: suggestionFilters(viewed) })
  expect((await listSuggestions(null)).total).toBe(2)
  const { result, total } = await listSuggestions(rita)
  expect(result.map(({ id }) => id)).toEqual([suggested.id])
  expect(total).toBe(1)
})
