import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { choosePayments, stripePayments } from './payments.stripe.ts'
import type { Checkout, CheckoutState } from './payments.ts'
import { card, pressPay, startSandbox } from './sandbox/sandbox.testing.ts'
import type { TestSandbox } from './sandbox/sandbox.testing.ts'
import { signatureOf } from './sandbox/sandbox.webhooks.ts'

let database: Database
let sandbox: TestSandbox
let stripe: Stripe
let count = 0

beforeAll(async () => {
  database = await openTestDatabase()
  await openSandbox()
}, 60_000)

/** Starts the sandbox that the tests share, and the provider's own library on it. */
async function openSandbox(): Promise<void> {
  sandbox = await startSandbox(database.db)
  const { hostname, port } = new URL(sandbox.url)
  const options = { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 } as const
  stripe = new Stripe(sandbox.link.secretKey, options)
}

afterAll(async () => {
  await sandbox?.app.close()
  await database?.close()
})

beforeEach(async () => {
  // What the last test caused must not arrive during this one.
  await vi.waitUntil(async () => (await makeDue()).rowCount === 0, soon)
  sandbox.events.length = 0
})

const checkout = (of: Partial<Checkout> = {}): Checkout => ({
  reference: 'payment-7',
  amount: 92_500,
  description: 'Cambiar la grifería de la cocina',
  successUrl: 'https://plomada.example/stripe/comun/1/success/7?session={CHECKOUT_SESSION_ID}',
  failureUrl: 'https://plomada.example/stripe/comun/1/fail/',
  idempotencyKey: `key-${count++}`,
  ...of,
})

const soon = { timeout: 15_000, interval: 20 }
/** Brings forward the next try of every event that is to be delivered. */
const makeDue = () => database.pool.query('update sandbox_events set run_at = now() where done_at is null')

describe('opening a checkout', () => {
  test('the payer is sent to a page of the provider, for the agreed amount in centavos (S-005)', async () => {
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
    expect(await sandbox.payments.checkoutState(opened.sessionId)).toEqual({
      state: 'open',
      sessionId: opened.sessionId,
      amount: 92_500,
      currency: 'ars',
      reference: 'payment-7',
    })
  })

  test('asking twice with one key, even at once, opens one checkout', async () => {
    const same = checkout()
    const opened = await Promise.all([1, 2, 3].map(() => sandbox.open(same)))
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1)
    const other = await sandbox.open(checkout())
    expect(other.sessionId).not.toBe(opened[0]?.sessionId)
  })

  test('one key cannot stand for two different payments', async () => {
    const first = checkout()
    await sandbox.open(first)
    expect(await sandbox.payments.openCheckout({ ...first, amount: 1 })).toBeNull()
  })

  test('a key whose checkout was paid meanwhile still gives the first answer', async () => {
    const paid = checkout()
    const opened = await sandbox.open(paid)
    await pressPay(sandbox.url, opened.sessionId, card('4242424242424242'))
    expect(await sandbox.open(paid)).toEqual(opened)
  })

  test('a key whose first answer was a failure of the provider is given up, and no other is', async () => {
    const answers: [number, string][] = [
      [500, 'api_error'],
      [409, 'idempotency_error'],
    ]
    const server = createServer((_request, response) => {
      const [status, type] = answers.shift() ?? [429, 'rate_limit_error']
      // The library would try again by itself.
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { type, message: 'no' } }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const failing = stripePayments({ ...sandbox.link, endpoint: () => new URL(`http://127.0.0.1:${port}`) })
    expect(await failing.openCheckout(checkout())).toBeNull()
    for (const statusCode of [409, 429])
      await expect(failing.openCheckout(checkout())).rejects.toMatchObject({ cause: { statusCode } })
    server.close()
  })

  test('what the provider does not know is no failure', async () => {
    expect(await sandbox.payments.checkoutState('cs_test_none')).toBeNull()
  })

  test('all pages of a period are listed, page by page, with what became of them', async () => {
    const made: string[] = []
    for (let i = 0; i < 3; i++)
      made.push((await sandbox.open(checkout({ reference: `list-${i}` }))).sessionId)
    await pressPay(sandbox.url, made[1] ?? '', card('4242424242424242'))
    const listed: CheckoutState[] = []
    for await (const one of sandbox.payments.checkoutsSince(new Date(Date.now() - 60_000)))
      if (one.reference.startsWith('list-')) listed.push(one)
    expect(listed.map(({ sessionId }) => sessionId).toSorted()).toEqual(made.toSorted())
    expect(listed.find(({ sessionId }) => sessionId === made[1])).toMatchObject({
      state: 'paid',
      currency: 'ars',
    })
    for await (const one of sandbox.payments.checkoutsSince(new Date(Date.now() + 60_000)))
      expect.fail(`${one.sessionId} is of the future`)
    const ids: string[] = []
    for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) ids.push(id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(made))
  })

  test('a provider that cannot be reached is a named refusal', async () => {
    const deaf = stripePayments({ ...sandbox.link, endpoint: () => new URL('http://127.0.0.1:9') })
    await expect(deaf.checkoutState('cs_test_1')).rejects.toMatchObject({
      code: 'paymentUnavailable',
      status: 503,
    })
    const asleep = choosePayments({ payments: null }).payments
    await expect(asleep.checkoutState('cs_test_1')).rejects.toMatchObject({ code: 'paymentUnavailable' })
  })
})

describe('the API of the sandbox, seen by the stripe library', () => {
  test('refusals have the type, the code and the parameter that Stripe would give', async () => {
    await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    })
    const incomplete = stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'https://plomada.example/',
    })
    await expect(incomplete).rejects.toMatchObject({ code: 'parameter_missing', param: 'cancel_url' })
    const unknown = stripe.checkout.sessions.create({ mode: 'payment', allow_promotion_codes: true })
    await expect(unknown).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 })
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 })
  })

  test('an address that runs script is not an address to return to', async () => {
    const evil = sandbox.open(checkout({ failureUrl: 'javascript:alert(1)' }))
    await expect(evil).rejects.toMatchObject({ cause: { param: 'cancel_url' } })
  })

  test('a wrong key opens nothing', async () => {
    const stranger = stripePayments({
      ...sandbox.link,
      secretKey: 'sk_test_wrong',
      endpoint: () => new URL(sandbox.url),
    })
    await expect(stranger.openCheckout(checkout())).rejects.toMatchObject({ cause: { statusCode: 401 } })
  })

  test('an expired checkout says so, tells the product and takes no money', async () => {
    const { sessionId } = await sandbox.open(checkout())
    await stripe.checkout.sessions.expire(sessionId)
    expect(await sandbox.payments.checkoutState(sessionId)).toMatchObject({ state: 'expired' })
    await vi.waitFor(() => expect(sandbox.events).toMatchObject([{ kind: 'expired', sessionId }]), soon)
    const late = await pressPay(sandbox.url, sessionId, card('4242424242424242'))
    expect(late.status).toBe(410)
    expect(await late.text()).toContain('El plazo de este pago venció')
    await expect(stripe.checkout.sessions.expire(sessionId)).rejects.toMatchObject({ statusCode: 400 })
  })

  test('a checkout whose day is over expires by itself', async () => {
    const { sessionId } = await sandbox.open(checkout())
    await database.db.execute(
      sql`update sandbox_objects set payload = payload || '{"expires_at": 1}' where id = ${sessionId}`,
    )
    const page = await fetch(`${sandbox.url}/checkout/${sessionId}`)
    expect(page.status).toBe(410)
    await vi.waitFor(() => expect(sandbox.events).toMatchObject([{ kind: 'expired', sessionId }]), soon)
  })

  test('a payment is given back once, and never more than was paid', async () => {
    const { sessionId } = await sandbox.open(checkout({ amount: 100 }))
    await pressPay(sandbox.url, sessionId, card('4242424242424242'))
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
    const of = { payment_intent: String(intent) }
    await expect(stripe.refunds.create({ ...of, amount: 10_001 })).rejects.toMatchObject({ param: 'amount' })
    const first = await stripe.refunds.create(
      { ...of, amount: 4000 },
      { idempotencyKey: `refund-${sessionId}` },
    )
    const again = await stripe.refunds.create(
      { ...of, amount: 4000 },
      { idempotencyKey: `refund-${sessionId}` },
    )
    expect(again.id).toBe(first.id)
    expect(await stripe.refunds.create(of)).toMatchObject({ amount: 6000, status: 'succeeded' })
    await expect(stripe.refunds.create(of)).rejects.toMatchObject({ code: 'charge_already_refunded' })
    await vi.waitFor(
      () => expect(sandbox.events.map((event) => event?.kind)).toEqual(['paid', 'other', 'other']),
      soon,
    )
  })
})

describe('telling the product', () => {
  const body = Buffer.from(
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } }),
  )
  const read = (signature: string, raw = body) => sandbox.payments.readEvent(raw, signature)

  test('only a fresh message with the right signature over these very bytes is believed', () => {
    const secret = sandbox.link.webhookSecret
    const now = Math.floor(Date.now() / 1000)
    expect(read(signatureOf(String(body), secret))).toEqual({ id: 'evt_1', kind: 'other' })
    expect(read(signatureOf(String(body), 'whsec_other'))).toBeNull()
    expect(read(signatureOf(String(body), secret, now - 301))).toBeNull()
    expect(
      read(signatureOf(String(body), secret), Buffer.from(String(body).replace('evt_1', 'evt_2'))),
    ).toBeNull()
    expect(read('')).toBeNull()
    expect(read('t=1,v1=00')).toBeNull()
    for (const damaged of [`t=${now},v1=`, `t=${now},v1`, 't,v1', `t=${now},v1=é`])
      expect(read(damaged)).toBeNull()
  })

  test('a completed checkout whose money is still to arrive is not a payment yet', () => {
    const told = (type: string, payment_status: string) => {
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
      return read(signatureOf(message, sandbox.link.webhookSecret), Buffer.from(message))
    }
    expect(told('checkout.session.completed', 'unpaid')).toEqual({ id: 'evt_slow', kind: 'other' })
    expect(told('checkout.session.completed', 'paid')).toMatchObject({ kind: 'paid', amount: 92_500 })
    expect(told('checkout.session.async_payment_succeeded', 'paid')).toMatchObject({ kind: 'paid' })
    expect(told('checkout.session.async_payment_failed', 'unpaid')).toMatchObject({ kind: 'failed' })
  })

  test('our signature is the one that the stripe library would make', () => {
    const [payload, secret, timestamp] = ['{}', 'whsec_x', 1_700_000_000]
    const theirs = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    expect(signatureOf(payload, secret, timestamp)).toBe(theirs)
  })

  test('a webhook that fails is called again until it succeeds, with the same event', async () => {
    const flaky = await startSandbox(database.db, [500, 503])
    await sandbox.app.close()
    const { sessionId } = await flaky.open(checkout())
    await pressPay(flaky.url, sessionId, card('4242424242424242'))
    await vi.waitFor(async () => {
      await makeDue()
      expect(flaky.events).toHaveLength(3)
    }, soon)
    expect(new Set(flaky.events.map((event) => event?.id)).size).toBe(1)
    expect(flaky.events[0]).toMatchObject({ kind: 'paid', sessionId, amount: 92_500, reference: 'payment-7' })
    await flaky.app.close()
    await openSandbox()
  })

  test('a payment made just before the server stopped is told after the restart, under the new keys (S-322)', async () => {
    const doomed = await startSandbox(
      database.db,
      Array.from({ length: 9 }, () => 500),
    )
    await sandbox.app.close()
    const { sessionId } = await doomed.open(checkout())
    await pressPay(doomed.url, sessionId, card('4242424242424242'))
    await vi.waitFor(() => expect(doomed.events.length).toBeGreaterThan(0), soon)
    await doomed.app.close()
    await openSandbox()
    expect(await sandbox.payments.checkoutState(sessionId)).toMatchObject({ state: 'paid' })
    await vi.waitFor(async () => {
      await makeDue()
      expect(sandbox.events).toMatchObject([{ kind: 'paid', sessionId }])
    }, soon)
  })
})
