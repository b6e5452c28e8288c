import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '../database/schema/notifications.ts'
import { paymentEvents, payments } from '../database/schema/payments.ts'
import type { PaymentEvent } from '../services/payments/payments.ts'
import { failAtCommit } from '../testing/testDatabase.ts'
import { fakePayments, signature, type FakePayments } from '../testing/fakePayments.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let provider: FakePayments
let offer: Offer

beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  provider.isDown = false
  provider.rejectsKeys = false
  provider.onOpen = null
  provider.sessions.length = 0
  offer = await market.publishAndHire(market.ana, market.bruno, { budget: 10_000 })
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
const readPayments = () => market.db.select().from(payments).where(eq(payments.offerId, offer.id))
const readState = async () => (await market.readOffer(offer)).state
const getSession = (index = 0) => provider.sessions[index] ?? expect.fail('No session was opened')
const countPaidMails = async () => {
  const mails = await market.readMails('payment', market.bruno)
  return mails.filter(({ payload }) => JSON.stringify(payload).includes('10.000')).length
}

describe('starting a checkout', () => {
  test('returns the URL of the checkout for the agreed price to the owner of an accepted offer (S-319, S-320, S-321, S-424)', async () => {
    const { ana } = market
    const response = await market
      .as(ana)
      .inject({ method: 'PUT', url: '/api/user/service/pagar/review', payload: { idProduct: offer.id } })
    expect(response.json()).toEqual({ stripeSesionURL: `https://pay.test/${getSession().sessionId}` })
    expect(getSession()).toMatchObject({
      amount: 10_000,
      successUrl: `${market.config.publicUrl}/stripe/comun/${ana.id}/success/${offer.id}`,
      failureUrl: `${market.config.publicUrl}/stripe/comun/${ana.id}/fail/`,
    })
    expect(await readPayments()).toMatchObject([{ amount: 10_000, state: 'pending' }])
  })

  test('ten concurrent clicks open one checkout', async () => {
    const urls = await Promise.all(Array.from({ length: 10 }, () => checkout()))
    expect(new Set(urls).size).toBe(1)
    expect(provider.sessions).toHaveLength(1)
    expect(await readPayments()).toHaveLength(1)
  })

  test('returns an open checkout again, and replaces an expired one', async () => {
    const first = await checkout()
    expect(await checkout()).toBe(first)
    getSession().state = 'expired'
    const second = await checkout()
    expect(second).not.toBe(first)
    expect((await readPayments()).map((row) => row.state).toSorted()).toEqual(['expired', 'pending'])
  })

  test('ten concurrent clicks after an expired checkout open one new checkout', async () => {
    await checkout()
    getSession().state = 'expired'
    const urls = await Promise.all(Array.from({ length: 10 }, () => checkout()))
    expect(new Set(urls)).toEqual(new Set([`https://pay.test/${getSession(1).sessionId}`]))
    expect(provider.sessions).toHaveLength(2)
  })

  test('returns `paymentUnavailable` if the provider is down, and works on the next click', async () => {
    provider.isDown = true
    expect(await outcome(checkout())).toBe('paymentUnavailable')
    provider.isDown = false
    expect(await checkout()).toContain('https://pay.test/')
    expect(await readPayments()).toHaveLength(1)
  })

  test('replaces a checkout that the provider no longer has', async () => {
    const first = await checkout()
    provider.sessions.length = 0
    const urls = await Promise.all(Array.from({ length: 5 }, () => checkout()))
    expect(new Set(urls).size).toBe(1)
    expect(urls[0]).not.toBe(first)
    expect((await readPayments()).map((row) => row.state).toSorted()).toEqual(['expired', 'pending'])
    expect(await readState()).toBe('proceso')
  })

  test('replaces an idempotency key that the provider rejects', async () => {
    provider.rejectsKeys = true
    expect(await outcome(checkout())).toBe('paymentUnavailable')
    provider.rejectsKeys = false
    expect(await checkout()).toContain('https://pay.test/')
    expect((await readPayments()).filter((row) => row.state === 'pending')).toHaveLength(1)
    await deliver(provider.createEvent(getSession(), 'paid'))
    expect(await readState()).toBe('terminado')
  })

  test('after a lost response, returns the same checkout instead of a second one', async () => {
    const restore = await failAtCommit(market.db, 'payments')
    expect(await outcome(checkout())).toBe('unexpected')
    expect(await readPayments()).toEqual([])
    await restore()
    // Now the session is opened, but storing its URL fails.
    const restoreUpdate = await failAtCommit(market.db, 'payments', 'update')
    expect(await outcome(checkout())).toBe('unexpected')
    expect(provider.sessions).toHaveLength(1)
    await restoreUpdate()
    expect(await checkout()).toBe(`https://pay.test/${getSession().sessionId}`)
    expect(provider.sessions).toHaveLength(1)
    expect(await readPayments()).toMatchObject([{ state: 'pending', sessionId: getSession().sessionId }])
  })

  test('settles the offer if its checkout is already paid', async () => {
    await checkout()
    getSession().state = 'paid'
    expect(await outcome(checkout())).toBe('alreadyPaid')
    expect(await readState()).toBe('terminado')
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
    await deliver(provider.createEvent(getSession(), 'paid'))
    expect(await outcome(checkout())).toBe('alreadyPaid')
    const visitor = await market
      .as(null)
      .inject({ method: 'PUT', url: '/api/user/service/pagar/review', payload: {} })
    expect(visitor.statusCode).toBe(401)
  })
})

describe('events of the provider', () => {
  beforeEach(() => checkout())

  test('a payment finishes the offer and mails the worker (S-314, S-322, S-461)', async () => {
    const before = await countPaidMails()
    expect((await deliver(provider.createEvent(getSession(), 'paid'))).statusCode).toBe(200)
    expect(await market.readOffer(offer)).toMatchObject({ state: 'terminado', settledAt: expect.any(Date) })
    expect(await readPayments()).toMatchObject([{ state: 'paid', amount: 10_000, paidAt: expect.any(Date) }])
    expect((await countPaidMails()) - before).toBe(1)
    const link = `${market.config.publicUrl}/profilep/jobs/${market.bruno.id}`
    expect(JSON.stringify((await market.readMails('payment', market.bruno)).at(-1)?.payload)).toContain(link)
  })

  test('a payment notifies the worker, not the client who paid', async () => {
    await deliver(provider.createEvent(getSession(), 'paid'))
    const received = await market.db.select().from(notifications).where(eq(notifications.offerId, offer.id))
    expect(received.filter(({ kind }) => kind === 'payment')).toMatchObject([
      { userId: market.bruno.id, fromId: market.ana.id },
    ])
  })

  test('the same event delivered ten times concurrently pays once and sends one mail', async () => {
    const before = await countPaidMails()
    const event = provider.createEvent(getSession(), 'paid')
    const responses = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await countPaidMails()) - before).toBe(1)
    const stored = await market.db.select().from(paymentEvents).where(eq(paymentEvents.eventId, event.id))
    expect(stored).toHaveLength(1)
  })

  test('different events of one payment, concurrent and in any order, pay once', async () => {
    const before = await countPaidMails()
    await Promise.all([
      deliver(provider.createEvent(getSession(), 'paid')),
      deliver(provider.createEvent(getSession(), 'paid')),
      deliver(provider.createEvent(getSession(), 'expired')),
    ])
    await deliver(provider.createEvent(getSession(), 'failed'))
    expect(await readPayments()).toMatchObject([{ state: 'paid' }])
    expect(await readState()).toBe('terminado')
    expect((await countPaidMails()) - before).toBe(1)
  })

  test('an expired checkout does not change the offer, and a late payment of it counts', async () => {
    await deliver(provider.createEvent(getSession(), 'expired'))
    expect(await readState()).toBe('proceso')
    expect(await readPayments()).toMatchObject([{ state: 'expired' }])
    await checkout()
    await deliver(provider.createEvent(getSession(0), 'paid'))
    expect((await readPayments()).map((row) => row.state).toSorted()).toEqual(['expired', 'paid'])
    expect(await readState()).toBe('terminado')
  })

  test('a second payment of one offer does not count twice', async () => {
    await deliver(provider.createEvent(getSession(), 'expired'))
    await checkout()
    const before = await countPaidMails()
    await deliver(provider.createEvent(getSession(0), 'paid'))
    expect((await deliver(provider.createEvent(getSession(1), 'paid'))).statusCode).toBe(200)
    expect((await readPayments()).filter((row) => row.state === 'paid')).toHaveLength(1)
    expect((await countPaidMails()) - before).toBe(1)
  })

  test('another amount, currency, session, offer or reference is ignored', async () => {
    const wrong = [
      { amount: 1 },
      { sessionId: 'cs_other' },
      { reference: '999999' },
      { reference: 'x' },
      { reference: '' },
      { reference: getSession().reference.replace(/\d+$/, '') },
      // The payment exists, with another offer.
      { reference: getSession().reference.replace(/^\d+/, String(offer.id + 1)) },
      { currency: 'usd' },
      { currency: '' },
    ]
    for (const change of wrong) {
      const { statusCode } = await deliver(provider.createEvent(getSession(), 'paid', change))
      expect(statusCode, JSON.stringify(change)).toBe(200)
    }
    expect(await readState()).toBe('proceso')
    expect(await readPayments()).toMatchObject([{ state: 'pending' }])
  })

  test('a payment whose transaction failed at commit is recorded once by the next delivery', async () => {
    const before = await countPaidMails()
    const event = provider.createEvent(getSession(), 'paid')
    const restore = await failAtCommit(market.db, 'payments', 'update')
    expect((await deliver(event)).statusCode).toBe(500)
    expect(await readState()).toBe('proceso')
    expect(await readPayments()).toMatchObject([{ state: 'pending' }])
    await restore()
    expect((await deliver(event)).statusCode).toBe(200)
    expect((await deliver(event)).statusCode).toBe(200)
    expect(await readState()).toBe('terminado')
    expect((await countPaidMails()) - before).toBe(1)
  })

  test('a payment whose transaction failed is also recorded when the payer clicks again', async () => {
    getSession().state = 'paid'
    const restore = await failAtCommit(market.db, 'offers', 'update')
    expect((await deliver(provider.createEvent(getSession(), 'paid'))).statusCode).toBe(500)
    await restore()
    expect(await outcome(checkout())).toBe('alreadyPaid')
    expect(await readState()).toBe('terminado')
  })

  test('a declined payment does not change the offer, and another checkout can be opened', async () => {
    const before = await countPaidMails()
    await deliver(provider.createEvent(getSession(), 'failed'))
    expect(await readState()).toBe('proceso')
    expect(await readPayments()).toMatchObject([{ state: 'failed' }])
    getSession().state = 'expired'
    expect(await checkout()).toBe(`https://pay.test/${getSession(1).sessionId}`)
    expect((await countPaidMails()) - before).toBe(0)
  })

  test('accepts and ignores an event of another kind', async () => {
    expect((await deliver({ id: 'evt_other', kind: 'other' })).statusCode).toBe(200)
    expect(await readState()).toBe('proceso')
  })

  test('refuses a message without a signature of the provider', async () => {
    const event = provider.createEvent(getSession(), 'paid')
    expect((await deliver(event, 'forged')).statusCode).toBe(400)
    expect((await market.app.inject({ method: 'POST', url: '/api/payments/webhook' })).statusCode).toBe(400)
    expect(await readState()).toBe('proceso')
  })
})

test('an event that arrives before the response to our call finishes the offer', async () => {
  provider.onOpen = async (opened) => {
    await deliver(provider.createEvent(opened, 'paid'))
  }
  await checkout()
  expect(await readState()).toBe('terminado')
  expect(await readPayments()).toMatchObject([{ state: 'paid', sessionId: getSession().sessionId }])
})
