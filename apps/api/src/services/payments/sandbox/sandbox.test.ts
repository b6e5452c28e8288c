import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { checkCard, passesLuhn } from './sandbox.cards.ts'
import { paymentSandbox } from './sandbox.ts'
import { card, checkout, pressPay, startSandbox, type TestSandbox } from './sandbox.testing.ts'

let database: Database
let sandbox: TestSandbox

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startSandbox(database.db)
})

afterAll(async () => {
  await sandbox?.app.close()
  await database?.close()
})

const open = (description = 'Pintar un living') => sandbox.open(checkout({ description }))

const show = async (sessionId: string, query = '') => {
  const response = await fetch(`${sandbox.url}/checkout/${sessionId}${query}`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('the card page', () => {
  test('shows the description, the amount and the test cards (S-005)', async () => {
    const { sessionId } = await open()
    const { status, text } = await show(sessionId)
    expect(status).toBe(200)
    for (const message of [
      'Plomada Pagos',
      'entorno de prueba',
      'Pintar un living',
      'Pagar $ 92.500',
      '4242 4242 4242 4242',
    ])
      expect(text).toContain(message)
    expect(text).toContain('href="https://plomada.example/stripe/comun/1/fail/"')
  })

  test('its policy forbids scripts and allows forms only to the product', async () => {
    const { sessionId } = await open('<script>alert(1)</script>"')
    const { headers, text } = await show(sessionId)
    expect(text).not.toContain('<script')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://plomada.example;")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('a click on a test card fills the form', async () => {
    const { sessionId } = await open()
    const { text } = await show(sessionId, '?tarjeta=4000000000000002')
    expect(text).toContain('value="4000 0000 0000 0002"')
    expect(text).toContain('value="12/34"')
    const { text: untouched } = await show(sessionId, '?tarjeta=4111111111111111')
    expect(untouched).not.toContain('value="4111')
  })

  test('an accepted card redirects to the success URL with the session id (S-005, S-065)', async () => {
    const { sessionId } = await open()
    const response = await pressPay(sandbox.url, sessionId, card('4242 4242 4242 4242'))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `https://plomada.example/stripe/comun/1/success/7?session=${sessionId}`,
    )
    expect(await sandbox.payments.getCheckoutState(sessionId)).toMatchObject({ state: 'paid' })
    const { text } = await show(sessionId)
    expect(text).toContain('Ya hiciste este pago')
  })

  test('a declined card redirects to the failure URL, and paying again is possible (S-066)', async () => {
    const { sessionId } = await open()
    for (const number of ['4000000000000002', '4000000000009995']) {
      const response = await pressPay(sandbox.url, sessionId, card(number))
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('https://plomada.example/stripe/comun/1/fail/')
    }
    expect(await sandbox.payments.getCheckoutState(sessionId)).toMatchObject({ state: 'open' })
    expect((await show(sessionId)).text).toContain('La tarjeta no tiene fondos suficientes.')
    const second = await pressPay(sandbox.url, sessionId, card('4242424242424242'))
    expect(second.headers.get('location')).toContain('/success/')
  })

  test('pressing the button three times pays once and sends one event', async () => {
    const { sessionId } = await open()
    const responses = await Promise.all(
      [1, 2, 3].map(() => pressPay(sandbox.url, sessionId, card('4242424242424242'))),
    )
    for (const response of responses) expect(response.headers.get('location')).toContain('/success/')
    const sessionEvents = () =>
      sandbox.events.filter((event) => event?.kind === 'paid' && event.sessionId === sessionId)
    await expect.poll(sessionEvents).toHaveLength(1)
    const { rows } = await database.pool.query(
      "select from sandbox_events where payload->'data'->'object'->>'id' = $1",
      [sessionId],
    )
    expect(rows).toHaveLength(1)
  })

  test('an invalid card shows an error per field, and not its CVC', async () => {
    const { sessionId } = await open()
    const response = await pressPay(sandbox.url, sessionId, {
      number: '4242 4242 4242 4241',
      expiry: '13/30',
      cvc: '98',
      holder: '',
    })
    expect(response.status).toBe(422)
    const text = await response.text()
    for (const message of ['no es de una tarjeta válida', 'como MM/AA', '3 o 4 números', 'Escribí el nombre'])
      expect(text).toContain(message)
    expect(text).toContain('value="4242 4242 4242 4241"')
    expect(text).not.toContain('value="98"')
  })

  test('an unknown payment is a 404 page', async () => {
    for (const id of ['cs_test_none', '%00', 'a'.repeat(90)]) expect((await show(id)).status).toBe(404)
  })
})

describe('the page of events', () => {
  const choose = (fields: Record<string, string>) =>
    fetch(`${sandbox.url}/sandbox`, { method: 'POST', body: new URLSearchParams(fields) })
  const pay = async () => {
    const { sessionId } = await open()
    await pressPay(sandbox.url, sessionId, card('4242424242424242'))
    return sessionId
  }
  const eventsOf = (id: string) =>
    sandbox.events.filter((event) => event?.kind === 'paid' && event.sessionId === id)
  const readStored = async (id: string) =>
    (
      await database.pool.query<{ id: number; is_late: boolean; last_error: string | null }>(
        `select id, run_at > now() + interval '1 minute' as is_late, last_error
         from sandbox_events where payload->'data'->'object'->>'id' = $1`,
        [id],
      )
    ).rows

  test('makes the event of the next payment late, repeated or lost, and of the one after it normal (P-269)', async () => {
    expect(await (await choose({ next: 'twice' })).text()).toContain('✓ Elegido')
    const repeated = await pay()
    await expect.poll(() => eventsOf(repeated).map((event) => event?.id)).toHaveLength(2)
    expect(new Set(eventsOf(repeated).map((event) => event?.id)).size).toBe(1)
    const normal = await pay()
    await expect.poll(() => eventsOf(normal)).toHaveLength(1)
    await choose({ next: 'late' })
    expect(await readStored(await pay())).toMatchObject([{ is_late: true }])
    await choose({ next: 'lost' })
    const lost = await pay()
    expect(await readStored(lost)).toMatchObject([{ last_error: 'lost' }])
    expect(await sandbox.payments.getCheckoutState(lost)).toMatchObject({ state: 'paid' })
    expect(await (await fetch(`${sandbox.url}/sandbox`)).text()).toContain('Se perdió')
  })

  test('sends an event again, also one that was lost (P-269)', async () => {
    await choose({ next: 'lost' })
    const lost = await pay()
    const [event] = await readStored(lost)
    await choose({ again: String(event?.id) })
    await expect.poll(() => eventsOf(lost)).toHaveLength(1)
    for (const nonsense of [{ next: 'x' }, { again: '0' }, { again: '999999999' }, {}] as Record<
      string,
      string
    >[])
      expect((await choose(nonsense)).status).toBe(200)
  })

  test('does not exist outside a demonstration', async () => {
    const app = Fastify().register(paymentSandbox, {
      db: database.db,
      connection: sandbox.connection,
      publicUrl: 'https://plomada.example',
    })
    expect((await app.inject('/sandbox')).statusCode).toBe(404)
    await app.close()
  })
})

describe('checkCard', () => {
  const today = new Date(2026, 10, 20)
  const good = { number: '4242424242424242', expiry: '11/26', cvc: '123', holder: 'Ana' }

  test('accepts a card until the end of its month', () => {
    expect(checkCard(good, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '11 / 2026' }, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '1126' }, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '10/26' }, today)).toEqual({ expiry: 'Esa tarjeta está vencida' })
  })

  test('refuses a real card with a valid check digit', () => {
    expect(passesLuhn('5555555555554444')).toBe(true)
    expect(checkCard({ ...good, number: '5555 5555 5555 4444' }, today)).toEqual({
      number: 'Usá una de las tarjetas de prueba',
    })
  })
})
