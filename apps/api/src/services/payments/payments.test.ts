import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { choosePayments } from './payments.choice.ts'
import { stripePayments } from './payments.stripe.ts'
import type { CheckoutState } from './payments.ts'
import { card, checkout, openStripe, pressPay, startSandbox } from './sandbox/sandbox.testing.ts'
import type { TestSandbox } from './sandbox/sandbox.testing.ts'
import { signPayload } from './sandbox/sandbox.webhooks.ts'

let database: Database
let sandbox: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  database = await openTestDatabase()
  await openSandbox()
})

/** Starts the shared sandbox and a client of the stripe library for it. */
async function openSandbox(): Promise<void> {
  sandbox = await startSandbox(database.db)
  stripe = openStripe(sandbox)
}

afterAll(async () => {
  await sandbox?.app.close()
  await database?.close()
})

beforeEach(async () => {
  // Events of the previous test must not arrive during this one.
  while ((await makeDue()).rowCount !== 0);
  sandbox.events.length = 0
})

/** Makes the next delivery of every pending event due. */
const makeDue = () => database.pool.query('update sandbox_events set run_at = now() where done_at is null')

describe('opening a checkout', () => {
  test('opens a page of the provider for the agreed amount in centavos (S-005)', async () => {
    const before = Date.now()
    const opened = await sandbox.open(checkout())
    expect(opened.url).toBe(`https://plomada.example/checkout/${opened.sessionId}`)
    expect(opened.expiresAt.getTime()).toBeGreaterThan(before + 23 * 3_600_000)
    const session = await stripe.checkout.sessions.retrieve(opened.sessionId)
    expect(session).toMatchObject({
      amount_total: 9_250_000,
      currency: 'ars',
      client_reference_id: 'payment-7',
    })
    expect(await sandbox.payments.getCheckoutState(opened.sessionId)).toEqual({
      state: 'open',
      sessionId: opened.sessionId,
      amount: 92_500,
      currency: 'ars',
      reference: 'payment-7',
    })
  })

  test('repeated requests with one key, even concurrent ones, open one checkout', async () => {
    const same = checkout()
    const opened = await Promise.all([1, 2, 3].map(() => sandbox.open(same)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    const other = await sandbox.open(checkout())
    expect(other.sessionId).not.toBe(opened[0]?.sessionId)
  })

  test('returns null for a key that was used with another payment', async () => {
    const first = checkout()
    await sandbox.open(first)
    expect(await sandbox.payments.openCheckout({ ...first, amount: 1 })).toBeNull()
  })

  test('a key whose checkout was paid still returns the first response', async () => {
    const paid = checkout()
    const opened = await sandbox.open(paid)
    await pressPay(sandbox.url, opened.sessionId, card('4242424242424242'))
    expect(await sandbox.open(paid)).toEqual(opened)
  })

  test('returns null for a key whose first response was a server error, and throws temporary errors', async () => {
    const responses: [number, string][] = [
      [500, 'api_error'],
      [409, 'idempotency_error'],
    ]
    const server = createServer((_request, response) => {
      const [status, type] = responses.shift() ?? [429, 'rate_limit_error']
      // Prevents the retries of the library.
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { type, message: 'no' } }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const failing = stripePayments({
      ...sandbox.connection,
      endpoint: () => new URL(`http://127.0.0.1:${port}`),
    })
    expect(await failing.openCheckout(checkout())).toBeNull()
    for (const statusCode of [409, 429])
      await expect(failing.openCheckout(checkout())).rejects.toMatchObject({ cause: { statusCode } })
    server.close()
  })

  test('returns null for a session that does not exist', async () => {
    expect(await sandbox.payments.getCheckoutState('cs_test_none')).toBeNull()
  })

  test('lists all checkouts of a period with their states, across pages', async () => {
    const opened: string[] = []
    for (let i = 0; i < 3; i++)
      opened.push((await sandbox.open(checkout({ reference: `list-${i}` }))).sessionId)
    await pressPay(sandbox.url, opened[1] ?? '', card('4242424242424242'))
    const listed: CheckoutState[] = []
    for await (const one of sandbox.payments.listCheckoutsSince(new Date(Date.now() - 60_000)))
      if (one.reference.startsWith('list-')) listed.push(one)
    expect(listed.map(({ sessionId }) => sessionId).toSorted()).toEqual(opened.toSorted())
    expect(listed.find(({ sessionId }) => sessionId === opened[1])).toMatchObject({
      state: 'paid',
      currency: 'ars',
    })
    for await (const one of sandbox.payments.listCheckoutsSince(new Date(Date.now() + 60_000)))
      expect.fail(`${one.sessionId} is in the future`)
    const ids: string[] = []
    for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) ids.push(id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(opened))
  })

  test('an unreachable provider is refused as paymentUnavailable', async () => {
    const unreachable = stripePayments({
      ...sandbox.connection,
      endpoint: () => new URL('http://127.0.0.1:9'),
    })
    await expect(unreachable.getCheckoutState('cs_test_1')).rejects.toMatchObject({
      code: 'paymentUnavailable',
      status: 503,
    })
    const unstarted = choosePayments(
      { payments: null, mercadoPago: null, publicUrl: 'http://localhost', keySecret: null },
      database.db,
    ).payments
    await expect(unstarted.getCheckoutState('cs_test_1')).rejects.toMatchObject({
      code: 'paymentUnavailable',
    })
  })
})

describe('webhooks', () => {
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } }),
  )
  const read = (signature: string, raw = body) =>
    sandbox.payments.readEvent({ body: raw, headers: { 'stripe-signature': signature }, query: {} })

  test('accepts a webhook only with a valid signature over the raw body, at most 5 minutes old or ahead (P-175)', () => {
    const secret = sandbox.connection.webhookSecret
    const now = Math.floor(Date.now() / 1000)
    expect(read(signPayload(String(body), secret))).toEqual({ id: 'evt_1', kind: 'other' })
    expect(read(signPayload(String(body), 'whsec_other'))).toBeNull()
    expect(read(signPayload(String(body), secret, now - 301))).toBeNull()
    expect(read(signPayload(String(body), secret, now + 200))).not.toBeNull()
    expect(read(signPayload(String(body), secret, now + 600))).toBeNull()
    expect(
      read(signPayload(String(body), secret), Buffer.from(String(body).replace('evt_1', 'evt_2'))),
    ).toBeNull()
    expect(read('')).toBeNull()
    expect(read('t=1,v1=00')).toBeNull()
    for (const damaged of [`t=${now},v1=`, `t=${now},v1`, 't,v1', `t=${now},v1=é`])
      expect(read(damaged)).toBeNull()
  })

  test('a completed checkout with a delayed payment is not paid yet', () => {
    const readSessionEvent = (type: string, payment_status: string) => {
      const object = {
        id: 'cs_1',
        object: 'checkout.session',
        status: 'complete',
        payment_status,
        amount_total: 9_250_000,
        currency: 'ars',
        client_reference_id: 'payment-7',
      }
      const message = JSON.stringify({ id: 'evt_slow', object: 'event', type, data: { object } })
      return read(signPayload(message, sandbox.connection.webhookSecret), Buffer.from(message))
    }
    expect(readSessionEvent('checkout.session.completed', 'unpaid')).toEqual({
      id: 'evt_slow',
      kind: 'other',
    })
    expect(readSessionEvent('checkout.session.completed', 'paid')).toMatchObject({
      kind: 'paid',
      amount: 92_500,
    })
    expect(readSessionEvent('checkout.session.async_payment_succeeded', 'paid')).toMatchObject({
      kind: 'paid',
    })
    expect(readSessionEvent('checkout.session.async_payment_failed', 'unpaid')).toMatchObject({
      kind: 'failed',
    })
  })

  test('signs like the stripe library', () => {
    const [payload, secret, timestamp] = ['{}', 'whsec_x', 1_700_000_000]
    const theirs = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    expect(signPayload(payload, secret, timestamp)).toBe(theirs)
  })

  test('a failed webhook is called again with the same event until it succeeds', async () => {
    const flaky = await startSandbox(database.db, [500, 503])
    await sandbox.app.close()
    const { sessionId } = await flaky.open(checkout())
    await pressPay(flaky.url, sessionId, card('4242424242424242'))
    await expect.poll(() => makeDue().then(() => flaky.events)).toHaveLength(3)
    expect(new Set(flaky.events.map((event) => event?.id)).size).toBe(1)
    expect(flaky.events[0]).toMatchObject({ kind: 'paid', sessionId, amount: 92_500, reference: 'payment-7' })
    await flaky.app.close()
    await openSandbox()
  })

  test('the event of a payment made just before a restart is sent after it, signed with the new keys (S-322)', async () => {
    const doomed = await startSandbox(
      database.db,
      Array.from({ length: 9 }, () => 500),
    )
    await sandbox.app.close()
    const { sessionId } = await doomed.open(checkout())
    await pressPay(doomed.url, sessionId, card('4242424242424242'))
    await expect.poll(() => doomed.events.length).toBeGreaterThan(0)
    await doomed.app.close()
    await openSandbox()
    expect(await sandbox.payments.getCheckoutState(sessionId)).toMatchObject({ state: 'paid' })
    await expect.poll(() => makeDue().then(() => sandbox.events)).toMatchObject([{ kind: 'paid', sessionId }])
  })
})
