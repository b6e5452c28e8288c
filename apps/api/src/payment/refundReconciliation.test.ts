import { paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payments, refunds } from '../database/schema/payments.ts'
import { formatReconciliationReport } from '../reconcile.ts'
import { openStandalonePayments } from '../services/payments/payments.standalone.ts'
import { paySession } from '../services/payments/sandbox/sandbox.store.ts'
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

/** The platform was paid, and the provider has no other id of the payment. */
const direct = { sellerId: null, externalId: null }
const always = { since: new Date(0), before: new Date('2127-01-01') }
const kinds = async (period: Partial<typeof always> = {}) =>
  (await reconcile(market.db, provider, { ...always, ...period })).differences.map(({ kind }) => kind)
const session = () => provider.sessions[0] ?? expect.fail('No session was opened')
async function pay() {
  await market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
  session().state = 'paid'
  await market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(provider.createEvent(session(), 'paid')),
  })
}

/** Pays the offer, stores a refund of the payment and sends it to the provider. */
async function refund(amount: number, state: 'requested' | 'done' | 'failed', sent = amount) {
  await pay()
  const [payment] = await market.db.select().from(payments)
  const { id = 0 } = payment ?? {}
  const key = `payment:${id}:refund:1`
  const doneAt = state === 'done' ? new Date() : null
  await market.db.insert(refunds).values({ paymentId: id, amount, key, state, doneAt })
  const { sessionId } = session()
  if (sent > 0) await provider.refund({ ...direct, sessionId, amount: sent, idempotencyKey: key })
  return { paymentId: id, sessionId, key }
}

test('refunds that agree are no difference, nor is one whose answer is not stored yet (P-300)', async () => {
  const { sessionId } = await refund(4000, 'done')
  const { refunds: counts, differences } = await reconcile(market.db, provider, always)
  expect([counts, differences]).toEqual([{ ours: 1, theirs: 1 }, []])
  await market.db.update(refunds).set({ state: 'requested', doneAt: null })
  expect(await kinds()).toEqual([])
  // Two of the same amount are two.
  await provider.refund({ ...direct, sessionId, amount: 4000, idempotencyKey: 'by hand' })
  expect(await kinds()).toEqual(['refundNotInLedger'])
})

test.each([
  ['ours that the provider does not have', 'done', 0, 'refundNotAtProvider', 4000, null],
  ['with another amount', 'done', 3000, 'refundOtherAmount', 4000, 3000],
  ['refused here and sent by the provider', 'failed', 4000, 'refundNotMarked', 4000, 4000],
] as const)('refunds %s (P-300)', async (_, state, sent, kind, ours, theirs) => {
  const { sessionId, paymentId } = await refund(4000, state, sent)
  const { differences } = await reconcile(market.db, provider, always)
  const amounts = differences.map((one) => [one.kind, one.ours, one.provider?.amount ?? null])
  expect(amounts).toEqual([[kind, ours, theirs]])
  expect(differences).toMatchObject([{ sessionId, payment: { id: paymentId } }])
})

test('refunds of a payment that is not ours are reported with the id of the refund (P-300)', async () => {
  provider.refunds.push({
    refundId: 're_foreign',
    sessionId: null,
    amount: 99.9,
    currency: 'usd',
    createdAt: new Date(),
  })
  const found = await reconcile(market.db, provider, always)
  expect(found.differences).toMatchObject([{ kind: 'refundNotInLedger', sessionId: 're_foreign' }])
  expect(formatReconciliationReport(found)).toContain('El proveedor devolvió 99,90 USD y acá no figura')
})

test('refunds of the days beside the period belong to another comparison (P-300)', async () => {
  const { key } = await refund(4000, 'done', 0)
  const hour = 3_600_000
  const soon = new Date(Date.now() + hour)
  expect(await kinds({ since: soon })).toEqual([])
  expect(await kinds({ before: soon })).toEqual(['refundNotAtProvider'])
  // The provider made it an hour before its answer was stored.
  await provider.refund({ ...direct, sessionId: session().sessionId, amount: 4000, idempotencyKey: key })
  for (const made of provider.refunds) made.createdAt = new Date(Date.now() - hour)
  expect(await kinds({ since: new Date(Date.now() - hour / 2) })).toEqual([])
})

test('refunds are not compared with a provider that has no list of them, and the report says so (P-300)', async () => {
  await refund(4000, 'done', 0)
  const { listRefundsSince: _, ...withoutList } = provider
  const found = await reconcile(market.db, withoutList, always)
  expect([found.refunds, found.differences]).toEqual([null, []])
  expect(formatReconciliationReport(found)).toContain('refunds not compared')
})

test('refunds of the embedded provider are compared by its own list (P-300)', async () => {
  const { payments: standalone, close } = await openStandalonePayments(market.config, market.db)
  try {
    const opened = await standalone.openCheckout({
      reference: 'shop-1',
      amount: 10_000,
      description: 'Cambiar la bomba',
      successUrl: 'https://plomada.example/success',
      failureUrl: 'https://plomada.example/fail',
      idempotencyKey: 'reconciliation',
    })
    const sessionId = opened?.sessionId ?? ''
    await paySession(market.db, sessionId)
    const part = { ...direct, sessionId, amount: 2500 }
    expect(await standalone.refund({ ...part, idempotencyKey: 'first part' })).toBe('done')
    expect(await standalone.refund({ ...part, idempotencyKey: 'second part' })).toBe('done')
    const { refunds: counts, differences } = await reconcile(market.db, standalone, always)
    expect(counts).toEqual({ ours: 0, theirs: 2 })
    const ofSession = differences.filter((one) => one.sessionId === sessionId)
    expect(ofSession.map(({ kind, provider: at }) => [kind, at?.amount])).toEqual([
      ['notInLedger', 10_000],
      ['refundNotInLedger', 2500],
      ['refundNotInLedger', 2500],
    ])
  } finally {
    await close()
  }
})
