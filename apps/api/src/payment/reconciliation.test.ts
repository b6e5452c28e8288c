import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payments, refunds } from '../database/schema/payments.ts'
import { openStandalonePayments } from '../services/payments/payments.standalone.ts'
import type { PaymentEvent, Payments } from '../services/payments/payments.ts'
import { paySession } from '../services/payments/sandbox/sandbox.store.ts'
import { formatReconciliationReport } from '../reconcile.ts'
import { emptyLedger } from '../testing/emptyTables.ts'
import { fakePayments, signature, type FakePayments } from '../testing/fakePayments.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { reconcile } from './reconciliation.queries.ts'

let market: Marketplace
let provider: FakePayments
let offer: Offer

beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(async () => {
  provider.sessions.length = 0
  provider.refunds.length = 0
  await emptyLedger(market.db)
  await market.db.delete(refunds)
  await market.db.delete(payments)
  offer = await market.publishAndHire(market.ana, market.bruno, { budget: 10_000 })
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
const always = { since: longAgo, before: new Date('2127-01-01') }
const none = { ours: 0, theirs: 0 }
const kinds = async (period: Partial<typeof always> = {}) =>
  (await reconcile(market.db, provider, { ...always, ...period })).differences.map(({ kind }) => kind)
const checkout = () => market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
const session = (index = 0) => provider.sessions[index] ?? expect.fail('No session was opened')
const deliver = (event: PaymentEvent) =>
  market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(event),
  })
const openSession = async (standalone: Payments) => {
  const opened = await standalone.openCheckout(aCheckout)
  if (!opened) throw new Error('No session was opened')
  return opened.sessionId
}
const pay = async (index = 0) => {
  session(index).state = 'paid'
  await deliver(provider.createEvent(session(index), 'paid'))
}

test('reports no difference at any stage if both sides agree', async () => {
  expect(await reconcile(market.db, provider, always)).toEqual({
    checkouts: 0,
    payments: 0,
    refunds: none,
    chargebacks: none,
    differences: [],
  })
  await checkout()
  expect(await kinds()).toEqual([])
  session().state = 'expired'
  await deliver(provider.createEvent(session(), 'expired'))
  expect(await kinds()).toEqual([])
  await checkout()
  await pay(1)
  expect(await reconcile(market.db, provider, always)).toEqual({
    checkouts: 2,
    payments: 2,
    refunds: none,
    chargebacks: none,
    differences: [],
  })
})

test('reports a payment that the provider received and the ledger does not have', async () => {
  await checkout()
  session().state = 'paid'
  const { differences } = await reconcile(market.db, provider, always)
  expect(differences).toMatchObject([
    {
      kind: 'notMarkedPaid',
      sessionId: session().sessionId,
      ours: 10_000,
      payment: { offerId: offer.id, state: 'pending' },
      provider: { state: 'paid', amount: 10_000, currency: 'ars' },
    },
  ])
  // The result is the same if the ledger does not have the session.
  await market.db.update(payments).set({ sessionId: null })
  expect(await kinds()).toEqual(['notMarkedPaid'])
  await deliver(provider.createEvent(session(), 'paid'))
  expect(await kinds()).toEqual([])
})

test('reports an offer that was paid twice', async () => {
  await checkout()
  await deliver(provider.createEvent(session(), 'expired'))
  await checkout()
  await pay(0)
  expect(await kinds()).toEqual([])
  session(1).state = 'paid'
  expect(await kinds()).toEqual(['paidTwice'])
  // Its event sends it back.
  await deliver(provider.createEvent(session(1), 'paid'))
  expect(await kinds()).toEqual([])
})

test('reports a payment that only the ledger has', async () => {
  await checkout()
  await pay()
  session().state = 'open'
  expect(await kinds()).toEqual(['notPaid'])
  provider.sessions.length = 0
  expect(await kinds()).toEqual(['notPaid'])
})

test('reports a payment that is still pending in the ledger', async () => {
  await checkout()
  session().state = 'expired'
  expect(await kinds()).toEqual(['notClosed'])
  provider.sessions.length = 0
  expect(await kinds()).toEqual(['notClosed'])
})

test('reports paid sessions with another amount or without a payment', async () => {
  await checkout()
  await pay()
  session().amount = 9999
  expect(await kinds()).toEqual(['otherDetails'])
  session().amount = 10_000
  provider.sessions.push({ ...session(), sessionId: 'cs_foreign', reference: 'shop-9' })
  expect(await kinds()).toEqual(['notInLedger'])
  provider.sessions[1] = { ...session(1), state: 'open' }
  expect(await kinds()).toEqual([])
})

test('compares with the embedded provider without its server', async () => {
  const { payments: standalone, close } = await openStandalonePayments(market.config, market.db)
  try {
    const sessionId = await openSession(standalone)
    await market.db.insert(payments).values({ offerId: offer.id, amount: 10_000, sessionId })
    expect((await reconcile(market.db, standalone, always)).differences).toEqual([])
    await paySession(market.db, sessionId)
    const found = await reconcile(market.db, standalone, always)
    expect(found.differences).toMatchObject([
      { kind: 'otherDetails', sessionId, payment: { offerId: offer.id } },
    ])
    expect(formatReconciliationReport(found)).toContain(
      '1 checkout sessions at the provider, 1 payments in the ledger; 0 refunds at the provider, 0 in the ledger; 0 chargebacks at the provider, 0 in the ledger: 1 differences.',
    )
  } finally {
    await close()
  }
})

test('compares a payment made in the period even if its session is older than the list', async () => {
  await checkout()
  await pay()
  const listed = { ...provider, async *listCheckoutsSince() {} }
  const { checkouts, differences } = await reconcile(market.db, listed, always)
  expect([checkouts, differences]).toEqual([0, []])
  await market.db.update(payments).set({ createdAt: longAgo }).where(eq(payments.offerId, offer.id))
  session().state = 'open'
  expect(await kinds({ since: new Date(Date.now() - 60_000) })).toEqual(['notPaid'])
  const soon = new Date(Date.now() + 60_000)
  expect(await reconcile(market.db, listed, { ...always, since: soon })).toEqual({
    checkouts: 0,
    payments: 0,
    refunds: none,
    chargebacks: none,
    differences: [],
  })
})
