import { reviewCalls } from '@plomada/domain/calls'
import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviews } from '../database/schema/reviews.ts'
import { users } from '../database/schema/core.ts'
import { fakePayments, signature, type FakePayments } from '../testing/fakePayments.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let provider: FakePayments
let worker: Person

beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  provider.isDown = false
  worker = await market.addPerson({ role: 'professional' })
})

const rate = (person: Person, offer: { id: number }, score = 5, text = '') =>
  market.as(person).send(reviewCalls.rate, { params: { idProduct: offer.id }, body: { score, text } })
const readRating = async () => {
  const [row] = await market.db.select().from(users).where(eq(users.id, worker.id))
  return [row?.ratingSum, row?.ratingCount, row?.averageRating]
}
const openCheckout = async (offer: Offer) => {
  await market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
  return provider.sessions.at(-1) ?? expect.fail('No session was opened')
}
const paidOffer = async (): Promise<Offer> => {
  const offer = await market.publishAndHire(market.ana, worker)
  const session = await openCheckout(offer)
  await market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(provider.createEvent(session, 'paid')),
  })
  return offer
}

describe('rating', () => {
  test('the owner of a paid offer rates its worker, whose average is updated (S-300, S-384, S-426)', async () => {
    const response = await market.as(market.ana).inject({
      method: 'PUT',
      url: `/api/user/service/calificar/${(await paidOffer()).id}`,
      payload: { score: 4, review: '  Prolijo y puntual  ' },
    })
    expect(response.json()).toEqual({ ok: true })
    await rate(market.ana, await paidOffer(), 5)
    expect(await readRating()).toEqual([9, 2, 4.5])
    const kept = await market.db.select().from(reviews).where(eq(reviews.professionalId, worker.id))
    expect(kept.map(({ score, text, authorId }) => [score, text, authorId])).toEqual([
      [4, 'Prolijo y puntual', market.ana.id],
      [5, '', market.ana.id],
    ])
    expect(await market.readMails('review', worker)).toHaveLength(2)
  })

  test('twenty concurrent ratings of one offer count once', async () => {
    const offer = await paidOffer()
    const counts = await outcomes(Array.from({ length: 20 }, () => rate(market.ana, offer, 3)))
    expect(counts).toEqual({ done: 1, alreadyRated: 19 })
    expect(await readRating()).toEqual([3, 1, 3])
    const mails = await market.readMails('review', worker)
    expect(mails).toHaveLength(1)
    const link = `${market.config.publicUrl}/professional/detail/${worker.id}`
    expect(JSON.stringify(mails[0]?.payload)).toContain(link)
  })

  test('concurrent ratings of different offers all count', async () => {
    const offers = [await paidOffer(), await paidOffer(), await paidOffer()]
    await Promise.all(offers.map((offer, index) => rate(market.ana, offer, index + 1)))
    expect(await readRating()).toEqual([6, 3, 2])
  })

  test('an unpaid offer cannot be rated, even with an open checkout', async () => {
    const open = await market.publish(market.ana)
    expect(await outcome(rate(market.ana, open))).toBe('notPaid')
    const accepted = await market.publishAndHire(market.ana, worker)
    expect(await outcome(rate(market.ana, accepted))).toBe('notPaid')
    await openCheckout(accepted)
    expect(await outcome(rate(market.ana, accepted))).toBe('notPaid')
    expect(await readRating()).toEqual([0, 0, null])
  })

  test('a rating before the payment event arrives requests the state from the provider', async () => {
    const offer = await market.publishAndHire(market.ana, worker)
    const session = await openCheckout(offer)
    session.state = 'paid'
    expect(await outcome(rate(market.ana, offer))).toBe('done')
    expect((await market.readOffer(offer)).state).toBe('terminado')
    expect(await market.readMails('payment', worker)).toHaveLength(1)
  })

  test('a rating by a user who is not the owner sends no request to the provider', async () => {
    const offer = await market.publishAndHire(market.ana, worker)
    const session = await openCheckout(offer)
    session.state = 'paid'
    expect(await outcome(rate(market.rita, offer))).toBe('forbidden')
    expect((await market.readOffer(offer)).state).toBe('proceso')
  })

  test('only the owner rates: not the worker, an admin, a visitor or a suspended user', async () => {
    const offer = await paidOffer()
    const { rita, elena, dario } = market
    expect(await outcome(rate(worker, offer))).toBe('forbidden')
    expect(await outcome(rate(rita, offer))).toBe('forbidden')
    expect(await outcome(rate(elena, offer))).toBe('forbidden')
    expect(await outcome(rate(dario, offer))).toBe('banned')
    expect(await outcome(rate(market.ana, { id: 999_999 }))).toBe('notFound')
    const visitor = await market
      .as(null)
      .inject({ method: 'PUT', url: `/api/user/service/calificar/${offer.id}` })
    expect(visitor.statusCode).toBe(401)
    expect(await readRating()).toEqual([0, 0, null])
  })

  test('a score outside 1 to 5 or a text over 1000 characters is refused with an error of its field (S-377, S-460)', async () => {
    const offer = await paidOffer()
    const fields = async (payload: object) => {
      const url = `/api/user/service/calificar/${offer.id}`
      const response = await market.as(market.ana).inject({ method: 'PUT', url, payload })
      return Object.keys(response.json().fields ?? {})
    }
    for (const score of [0, 6, 2.5, -1, '5', null])
      expect(await fields({ score, review: '' }), String(score)).toEqual(['score'])
    expect(await fields({ score: 5, review: 'x'.repeat(1001) })).toEqual(['review'])
    expect(await readRating()).toEqual([0, 0, null])
    expect(await fields({ score: 5, review: 'x'.repeat(1000) })).toEqual([])
    expect(await readRating()).toEqual([5, 1, 5])
  })
})
