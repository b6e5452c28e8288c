import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payments } from '../database/schema.ts'
import { paymentsAlone } from '../services/payments/payments.alone.ts'
import type { PaymentEvent, Payments } from '../services/payments/payments.ts'
import { paySession } from '../services/payments/sandbox/sandbox.store.ts'
import { tellReconciliation } from '../reconcile.ts'
import { fakePayments, signature } from '../testing/fakePayments.ts'
import type { FakePayments } from '../testing/fakePayments.ts'
import { openMarket } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'
import { reconcile } from './reconciliation.queries.ts'

let market: Market
let provider: FakePayments
let offer: Offer

beforeAll(async () => {
  provider = fakePayments()
  market = await openMarket({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  provider.sessions.length = 0
  await market.db.delete(payments)
  offer = await market.hired(market.ana, market.bruno, { budget: 10_000 })
})

const aCheckout = {
  reference: 'shop-1',
  amount: 10_000,
  description: 'Cambiar la bomba',
  successUrl: 'https://plomada.example/success',
  failureUrl: 'https://plomada.example/fail',
  idempotencyKey: 'reconciliation',
}
const longAgo = new Date(0)
const kinds = async (since = longAgo) =>
  (await reconcile(market.db, provider, since)).differences.map(({ kind }) => kind)
const checkout = () => market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
const session = (index = 0) => provider.sessions[index] ?? expect.fail('No session was opened')
const deliver = (event: PaymentEvent) =>
  market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(event),
  })
const openAlone = async (alone: Payments) => {
  const opened = await alone.openCheckout(aCheckout)
  if (!opened) throw new Error('There is no page')
  return opened.sessionId
}
const pay = async (index = 0) => {
  session(index).state = 'paid'
  await deliver(provider.eventOf(session(index), 'paid'))
}

test('what both sides tell alike is no difference, at whatever stage it is', async () => {
  expect(await reconcile(market.db, provider, longAgo)).toEqual({
    checkouts: 0,
    payments: 0,
    differences: [],
  })
  await checkout()
  expect(await kinds()).toEqual([])
  session().state = 'expired'
  await deliver(provider.eventOf(session(), 'expired'))
  expect(await kinds()).toEqual([])
  await checkout()
  await pay(1)
  expect(await reconcile(market.db, provider, longAgo)).toEqual({
    checkouts: 2,
    payments: 2,
    differences: [],
  })
})

test('money that the provider took and we did not book is found, with its payment', async () => {
  await checkout()
  session().state = 'paid'
  const { differences } = await reconcile(market.db, provider, longAgo)
  expect(differences).toMatchObject([
    {
      kind: 'notBooked',
      sessionId: session().sessionId,
      payment: { offerId: offer.id, state: 'pending', amount: 10_000 },
      provider: { state: 'paid', amount: 10_000, currency: 'ars' },
    },
  ])
  // Neither is it lost when our side forgot the name of the page.
  await market.db.update(payments).set({ sessionId: null })
  expect(await kinds()).toEqual(['notBooked'])
  await deliver(provider.eventOf(session(), 'paid'))
  expect(await kinds()).toEqual([])
})

test('an offer that was paid twice is found', async () => {
  await checkout()
  await deliver(provider.eventOf(session(), 'expired'))
  await checkout()
  await pay(0)
  expect(await kinds()).toEqual([])
  await pay(1)
  expect(await kinds()).toEqual(['paidTwice'])
})

test('money that only our books know of is found', async () => {
  await checkout()
  await pay()
  session().state = 'open'
  expect(await kinds()).toEqual(['notPaid'])
  provider.sessions.length = 0
  expect(await kinds()).toEqual(['notPaid'])
})

test('an attempt that stayed open on our side is found', async () => {
  await checkout()
  session().state = 'expired'
  expect(await kinds()).toEqual(['notClosed'])
  provider.sessions.length = 0
  expect(await kinds()).toEqual(['notClosed'])
})

test('another amount, or a payment that is none of ours, is found when it was paid', async () => {
  await checkout()
  await pay()
  session().amount = 9999
  expect(await kinds()).toEqual(['otherFacts'])
  session().amount = 10_000
  provider.sessions.push({ ...session(), sessionId: 'cs_foreign', reference: 'shop-9' })
  expect(await kinds()).toEqual(['unknownToUs'])
  provider.sessions[1] = { ...session(1), state: 'open' }
  expect(await kinds()).toEqual([])
})

test('the command asks the embedded provider, which lives in the database, without its server', async () => {
  const { payments: alone, close } = await paymentsAlone(market.config, market.db)
  try {
    const sessionId = await openAlone(alone)
    await market.db
      .insert(payments)
      .values({ offerId: offer.id, amount: 10_000, commission: 1500, sessionId })
    expect((await reconcile(market.db, alone, longAgo)).differences).toEqual([])
    await paySession(market.db, sessionId)
    const found = await reconcile(market.db, alone, longAgo)
    expect(found.differences).toMatchObject([
      { kind: 'otherFacts', sessionId, payment: { offerId: offer.id } },
    ])
    expect(tellReconciliation(found)).toContain(
      '1 pages at the provider, 1 payments in the ledger: 1 differences.',
    )
  } finally {
    await close()
  }
})

test('a payment is compared when it was made in the period, though its page is older than the list', async () => {
  await checkout()
  await pay()
  const listed = { ...provider, async *checkoutsSince() {} }
  const { checkouts, differences } = await reconcile(market.db, listed, longAgo)
  expect([checkouts, differences]).toEqual([0, []])
  await market.db.update(payments).set({ createdAt: longAgo }).where(eq(payments.offerId, offer.id))
  session().state = 'open'
  expect(await kinds(new Date(Date.now() - 60_000))).toEqual(['notPaid'])
  const soon = new Date(Date.now() + 60_000)
  expect(await reconcile(market.db, listed, soon)).toEqual({ checkouts: 0, payments: 0, differences: [] })
})
