import { sql } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { STRIPE_VERSION, stripePayments } from '../payments.stripe.ts'
import { card, checkout, openStripe, pressPay, startSandbox, type TestSandbox } from './sandbox.testing.ts'

let database: Database
let sandbox: TestSandbox
let stripe: Stripe

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startSandbox(database.db)
  stripe = openStripe(sandbox)
})

afterAll(async () => {
  await sandbox?.app.close()
  await database?.close()
})

/** Makes the next delivery of every pending event due. */
const makeDue = () => database.pool.query('update sandbox_events set run_at = now() where done_at is null')

beforeEach(async () => {
  // Events of the previous test must not arrive during this one.
  while ((await makeDue()).rowCount !== 0);
  sandbox.events.length = 0
})

test('errors have the type, code and parameter of Stripe', async () => {
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

test('a javascript: URL is refused as a return URL', async () => {
  const evil = sandbox.open(checkout({ failureUrl: 'javascript:alert(1)' }))
  await expect(evil).rejects.toMatchObject({ cause: { param: 'cancel_url' } })
})

test('a wrong API key is refused with 401', async () => {
  const unauthorized = stripePayments({
    ...sandbox.connection,
    secretKey: 'sk_test_wrong',
    endpoint: () => new URL(sandbox.url),
  })
  await expect(unauthorized.openCheckout(checkout())).rejects.toMatchObject({ cause: { statusCode: 401 } })
})

test('an expired checkout shows so, sends its event and accepts no payment', async () => {
  const { sessionId } = await sandbox.open(checkout())
  await stripe.checkout.sessions.expire(sessionId)
  expect(await sandbox.payments.getCheckoutState(sessionId)).toMatchObject({ state: 'expired' })
  await expect.poll(() => sandbox.events).toMatchObject([{ kind: 'expired', sessionId }])
  const late = await pressPay(sandbox.url, sessionId, card('4242424242424242'))
  expect(late.status).toBe(410)
  expect(await late.text()).toContain('El plazo de este pago venció')
  await expect(stripe.checkout.sessions.expire(sessionId)).rejects.toMatchObject({ statusCode: 400 })
})

test('a checkout expires after a day', async () => {
  const { sessionId } = await sandbox.open(checkout())
  await database.db.execute(
    sql`update sandbox_objects set payload = payload || '{"expires_at": 1}' where id = ${sessionId}`,
  )
  const page = await fetch(`${sandbox.url}/checkout/${sessionId}`)
  expect(page.status).toBe(410)
  await expect.poll(() => sandbox.events).toMatchObject([{ kind: 'expired', sessionId }])
})

test('refunds never exceed the amount that was paid', async () => {
  const { sessionId } = await sandbox.open(checkout({ amount: 100 }))
  await pressPay(sandbox.url, sessionId, card('4242424242424242'))
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId)
  const refund = { payment_intent: String(intent) }
  await expect(stripe.refunds.create({ ...refund, amount: 10_001 })).rejects.toMatchObject({
    param: 'amount',
  })
  const first = await stripe.refunds.create(
    { ...refund, amount: 4000 },
    { idempotencyKey: `refund-${sessionId}` },
  )
  const again = await stripe.refunds.create(
    { ...refund, amount: 4000 },
    { idempotencyKey: `refund-${sessionId}` },
  )
  expect(again.id).toBe(first.id)
  expect(await stripe.refunds.create(refund)).toMatchObject({ amount: 6000, status: 'succeeded' })
  await expect(stripe.refunds.create(refund)).rejects.toMatchObject({ code: 'charge_already_refunded' })
  // Webhooks arrive in any order.
  await expect
    .poll(() => Object.groupBy(sandbox.events, (event) => event?.kind ?? 'none'))
    .toEqual({ hint: [expect.anything(), expect.anything()], paid: [expect.anything()] })
})

test('a request without the version of the API, or with another one, is refused (P-312)', async () => {
  const ask = async (headers: Record<string, string>) => {
    const authorization = `Bearer ${sandbox.connection.secretKey}`
    return (await fetch(`${sandbox.url}/v1/refunds`, { headers: { authorization, ...headers } })).status
  }
  expect(await ask({})).toBe(400)
  expect(await ask({ 'stripe-version': '2020-08-27' })).toBe(400)
  expect(await ask({ 'stripe-version': STRIPE_VERSION })).toBe(200)
})

test('its page lets the payer dispute a payment at the bank, and the bank decide once (P-312)', async () => {
  const { sessionId, url } = await sandbox.open(checkout())
  await pressPay(sandbox.url, sessionId, card('4242 4242 4242 4242'))
  const press = (step: string) =>
    fetch(`${sandbox.url}/checkout/${sessionId}`, {
      method: 'POST',
      body: new URLSearchParams({ contracargo: step }),
    })
  expect(url).toContain(sessionId)
  expect(await (await press('needs_response')).text()).toContain('el banco lo revisa')
  expect(await sandbox.payments.getCheckoutState(sessionId)).toMatchObject({
    state: 'paid',
    chargeback: { state: 'open', amount: 92_500, id: expect.stringMatching(/^dp_/) },
  })
  expect(await (await press('lost')).text()).toContain('te devolvió la plata')
  expect(await (await press('won')).text()).toContain('te devolvió la plata')
})
