import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications, paymentEvents, payments } from '../database/schema.ts'
import type { PaymentEvent } from '../services/payments/payments.ts'
import { failAtCommit } from '../testing/failAtCommit.ts'
import { fakePayments, signature } from '../testing/fakePayments.ts'
import type { FakePayments } from '../testing/fakePayments.ts'
import { openMarket, outcome } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

let market: Market
let provider: FakePayments
let offer: Offer

beforeAll(async () => {
  provider = fakePayments()
  market = await openMarket({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  provider.isDown = false
  provider.isSpoilt = false
  provider.onOpen = null
  provider.sessions.length = 0
  offer = await market.hired(market.ana, market.bruno, { budget: 10_000 })
})

const checkout = async (person = market.ana, { id } = offer) =>
  (await market.as(person).send(paymentCalls.checkout, { body: { offerId: id } })).checkoutUrl
const deliver = (event: PaymentEvent, signed = signature) =>
  market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signed },
    payload: JSON.stringify(event),
  })
const rows = () => market.db.select().from(payments).where(eq(payments.offerId, offer.id))
const state = async () => (await market.row(offer)).state
const session = (index = 0) => provider.sessions[index] ?? expect.fail('No session was opened')
const paidMails = async () => {
  const mails = await market.mails('paid', market.bruno)
  return mails.filter(({ payload }) => JSON.stringify(payload).includes('10.000')).length
}

describe('opening the card page', () => {
  test('the owner of an accepted offer gets the address of the page, for the frozen price (S-319, S-320, S-321, S-424)', async () => {
    const { ana } = market
    const response = await market
      .as(ana)
      .inject({ method: 'PUT', url: '/api/user/service/pagar/review', payload: { idProduct: offer.id } })
    expect(response.json()).toEqual({ stripeSesionURL: `https://pay.test/${session().sessionId}` })
    expect(session()).toMatchObject({
      amount: 10_000,
      successUrl: `${market.config.publicUrl}/stripe/comun/${ana.id}/success/${offer.id}`,
      failureUrl: `${market.config.publicUrl}/stripe/comun/${ana.id}/fail/`,
    })
    expect(await rows()).toMatchObject([{ amount: 10_000, commission: 1500, state: 'pending' }])
  })

  test('ten clicks at once open one page', async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, () => checkout()))
    expect(new Set(urls).size).toBe(1)
    expect(provider.sessions).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test('a page that is still open is found again; an expired one gives way to a new one', async () => {
    const first = await checkout()
    expect(await checkout()).toBe(first)
    session().state = 'expired'
    const second = await checkout()
    expect(second).not.toBe(first)
    expect((await rows()).map((row) => row.state).toSorted()).toEqual(['expired', 'pending'])
  })

  test('ten clicks on an expired page open one new page', async () => {
    await checkout()
    session().state = 'expired'
    const urls = await Promise.all(Array.from({ length: 10 }, () => checkout()))
    expect(new Set(urls)).toEqual(new Set([`https://pay.test/${session(1).sessionId}`]))
    expect(provider.sessions).toHaveLength(2)
  })

  test('when the provider does not answer the refusal says so, and the next click works', async () => {
    provider.isDown = true
    expect(await outcome(checkout())).toBe('paymentUnavailable')
    provider.isDown = false
    expect(await checkout()).toContain('https://pay.test/')
    expect(await rows()).toHaveLength(1)
  })

  test('a page that the provider forgot gives way to a new one', async () => {
    const first = await checkout()
    provider.sessions.length = 0
    const urls = await Promise.all(Array.from({ length: 5 }, () => checkout()))
    expect(new Set(urls).size).toBe(1)
    expect(urls[0]).not.toBe(first)
    expect((await rows()).map((row) => row.state).toSorted()).toEqual(['expired', 'pending'])
    expect(await state()).toBe('proceso')
  })

  test('a key that the provider will not take any more gives way to another', async () => {
    provider.isSpoilt = true
    expect(await outcome(checkout())).toBe('paymentUnavailable')
    provider.isSpoilt = false
    expect(await checkout()).toContain('https://pay.test/')
    expect((await rows()).filter((row) => row.state === 'pending')).toHaveLength(1)
    await deliver(provider.eventOf(session(), 'paid'))
    expect(await state()).toBe('terminado')
  })

  test('an answer that was lost on our side is asked for again, and opens no second page', async () => {
    const mend = await failAtCommit(market.db, 'payments')
    expect(await outcome(checkout())).toBe('unexpected')
    expect(await rows()).toEqual([])
    await mend()
    // Now the page is opened, and only writing its address down fails.
    const mendAgain = await failAtCommit(market.db, 'payments', 'update')
    expect(await outcome(checkout())).toBe('unexpected')
    expect(provider.sessions).toHaveLength(1)
    await mendAgain()
    expect(await checkout()).toBe(`https://pay.test/${session().sessionId}`)
    expect(provider.sessions).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'pending', sessionId: session().sessionId }])
  })

  test('a page that was paid meanwhile settles the offer instead of opening again', async () => {
    await checkout()
    session().state = 'paid'
    expect(await outcome(checkout())).toBe('alreadyPaid')
    expect(await state()).toBe('terminado')
  })

  test('only the owner pays, only an accepted offer, and only once', async () => {
    const { ana, rita, bruno, elena, dario } = market
    expect(await outcome(checkout(rita))).toBe('forbidden')
    expect(await outcome(checkout(bruno))).toBe('forbidden')
    expect(await outcome(checkout(elena))).toBe('forbidden')
    expect(await outcome(checkout(dario))).toBe('banned')
    expect(await outcome(checkout(ana, { id: 999_999 } as Offer))).toBe('notFound')
    expect(await outcome(checkout(ana, await market.publish(ana)))).toBe('nothingToPay')
    await checkout()
    await deliver(provider.eventOf(session(), 'paid'))
    expect(await outcome(checkout())).toBe('alreadyPaid')
    const visitor = await market
      .as(null)
      .inject({ method: 'PUT', url: '/api/user/service/pagar/review', payload: {} })
    expect(visitor.statusCode).toBe(401)
  })
})

describe('what the provider tells', () => {
  beforeEach(() => checkout())

  test('a payment finishes the offer, and the worker gets a mail (S-314, S-322, S-461)', async () => {
    const before = await paidMails()
    expect((await deliver(provider.eventOf(session(), 'paid'))).statusCode).toBe(200)
    expect(await market.row(offer)).toMatchObject({ state: 'terminado', settledAt: expect.any(Date) })
    expect(await rows()).toMatchObject([
      { state: 'paid', amount: 10_000, commission: 1500, paidAt: expect.any(Date) },
    ])
    expect((await paidMails()) - before).toBe(1)
  })

  test('a payment notifies the worker, and not the client who paid', async () => {
    await deliver(provider.eventOf(session(), 'paid'))
    const received = await market.db.select().from(notifications).where(eq(notifications.offerId, offer.id))
    expect(received.filter(({ kind }) => kind === 'payment')).toMatchObject([
      { userId: market.bruno.id, fromId: market.ana.id },
    ])
  })

  test('the same event ten times at once pays once and sends one mail', async () => {
    const before = await paidMails()
    const event = provider.eventOf(session(), 'paid')
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await paidMails()) - before).toBe(1)
    const kept = await market.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, event.id))
    expect(kept).toHaveLength(1)
  })

  test('different events of one payment, at once and in any order, pay once', async () => {
    const before = await paidMails()
    await Promise.all([
      deliver(provider.eventOf(session(), 'paid')),
      deliver(provider.eventOf(session(), 'paid')),
      deliver(provider.eventOf(session(), 'expired')),
    ])
    await deliver(provider.eventOf(session(), 'failed'))
    expect(await rows()).toMatchObject([{ state: 'paid' }])
    expect(await state()).toBe('terminado')
    expect((await paidMails()) - before).toBe(1)
  })

  test('an expired page leaves the offer as it was, and a late payment of it still counts', async () => {
    await deliver(provider.eventOf(session(), 'expired'))
    expect(await state()).toBe('proceso')
    expect(await rows()).toMatchObject([{ state: 'expired' }])
    await checkout()
    await deliver(provider.eventOf(session(0), 'paid'))
    expect((await rows()).map((row) => row.state).toSorted()).toEqual(['expired', 'paid'])
    expect(await state()).toBe('terminado')
  })

  test('a second payment of one offer does not count twice', async () => {
    await deliver(provider.eventOf(session(), 'expired'))
    await checkout()
    const before = await paidMails()
    await deliver(provider.eventOf(session(0), 'paid'))
    expect((await deliver(provider.eventOf(session(1), 'paid'))).statusCode).toBe(200)
    expect((await rows()).filter((row) => row.state === 'paid')).toHaveLength(1)
    expect((await paidMails()) - before).toBe(1)
  })

  test('another amount, currency, session, offer or reference is ignored', async () => {
    const wrong = [
      { amount: 1 },
      { sessionId: 'cs_of_somebody_else' },
      { reference: '999999' },
      { reference: 'x' },
      { reference: '' },
      { reference: session().reference.replace(/\d+$/, '') },
      // The payment is ours, and the offer is another one.
      { reference: session().reference.replace(/^\d+/, String(offer.id + 1)) },
      { currency: 'usd' },
      { currency: '' },
    ]
    for (const change of wrong) {
      const { statusCode } = await deliver(provider.eventOf(session(), 'paid', change))
      expect(statusCode, JSON.stringify(change)).toBe(200)
    }
    expect(await state()).toBe('proceso')
    expect(await rows()).toMatchObject([{ state: 'pending' }])
  })

  test('a payment whose booking failed at the last moment is booked by the next delivery, once', async () => {
    const before = await paidMails()
    const event = provider.eventOf(session(), 'paid')
    const mend = await failAtCommit(market.db, 'payments', 'update')
    expect((await deliver(event)).statusCode).toBe(500)
    expect(await state()).toBe('proceso')
    expect(await rows()).toMatchObject([{ state: 'pending' }])
    await mend()
    expect((await deliver(event)).statusCode).toBe(200)
    expect((await deliver(event)).statusCode).toBe(200)
    expect(await state()).toBe('terminado')
    expect((await paidMails()) - before).toBe(1)
  })

  test('a payment whose booking failed is also booked when the payer presses again', async () => {
    session().state = 'paid'
    const mend = await failAtCommit(market.db, 'offers', 'update')
    expect((await deliver(provider.eventOf(session(), 'paid'))).statusCode).toBe(500)
    await mend()
    expect(await outcome(checkout())).toBe('alreadyPaid')
    expect(await state()).toBe('terminado')
  })

  test('a declined payment leaves the offer as it was, and another page can be opened', async () => {
    const before = await paidMails()
    await deliver(provider.eventOf(session(), 'failed'))
    expect(await state()).toBe('proceso')
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    session().state = 'expired'
    expect(await checkout()).toBe(`https://pay.test/${session(1).sessionId}`)
    expect((await paidMails()) - before).toBe(0)
  })

  test('an event of another kind is taken and does nothing', async () => {
    expect((await deliver({ id: 'evt_other', kind: 'other' })).statusCode).toBe(200)
    expect(await state()).toBe('proceso')
  })

  test('a message that is not signed by the provider is refused', async () => {
    const event = provider.eventOf(session(), 'paid')
    expect((await deliver(event, 'forged')).statusCode).toBe(400)
    expect((await market.app.inject({ method: 'POST', url: '/api/payments/webhook' })).statusCode).toBe(400)
    expect(await state()).toBe('proceso')
  })
})

test('an event that arrives before the answer to our own call finishes the offer all the same', async () => {
  provider.onOpen = async (opened) => {
    await deliver(provider.eventOf(opened, 'paid'))
  }
  await checkout()
  expect(await state()).toBe('terminado')
  expect(await rows()).toMatchObject([{ state: 'paid', sessionId: session().sessionId }])
})
