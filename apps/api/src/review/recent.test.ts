import { reviewCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
beforeEach(async () => {
  market = await openMarketplace()
})
afterEach(() => market.close())

type Person = Marketplace['bruno']
async function review(professional: Person, text: string, tradeIds = [1]) {
  const offer = await market.publish(market.ana, { tradeIds })
  await market.db
    .insert(reviews)
    .values({ offerId: offer.id, authorId: market.ana.id, professionalId: professional.id, score: 4, text })
}
const list = async () => (await market.as(null).send(reviewCalls.recent, {})).result

test('a visitor receives the three newest reviews with a text, with the full name of the professional, without authors (P-126, P-140)', async () => {
  const { bruno, carla } = market
  expect(await list()).toEqual([])
  await review(bruno, 'Primera')
  await review(bruno, 'Prolijo', [3, 1])
  await review(carla, 'Puntual', [2])
  await review(bruno, '')
  await review(bruno, 'Cumplió')
  const found = await list()
  expect(found.map(({ text }) => text)).toEqual(['Cumplió', 'Puntual', 'Prolijo'])
  expect(found[0]?.professional).toEqual({ id: bruno.id, firstName: 'Bruno', lastName: 'Saldaño' })
  expect(found[1]).toMatchObject({ professional: { lastName: null }, trade: { name: 'Pintura' } })
  expect(found[2]?.trade).toEqual({ id: 1, name: 'Plomería' })
  const { body } = await market.app.inject({ url: '/api/review/recent' })
  expect(body).not.toMatch(/Ana|Ferreyra/)
})

test('the reviews of a banned professional and of one who is no longer a professional are not sent', async () => {
  await review(market.bruno, 'Antes')
  await market.ban(market.bruno)
  expect((await list()).every(({ professional }) => professional.id !== market.bruno.id)).toBe(true)
  await market.db.update(users).set({ role: 'comun' }).where(eq(users.id, market.carla.id))
  expect(await list()).toEqual([])
})
