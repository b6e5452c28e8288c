import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { checkCard, passesLuhn } from './sandbox.cards.ts'
import { card, pressPay, startSandbox } from './sandbox.testing.ts'
import type { TestSandbox } from './sandbox.testing.ts'

let database: Database
let sandbox: TestSandbox

beforeAll(async () => {
  database = await openTestDatabase()
  sandbox = await startSandbox(database.db)
}, 60_000)

afterAll(async () => {
  await sandbox?.app.close()
  await database?.close()
})

const open = (description = 'Pintar un living') =>
  sandbox.open({
    reference: '7',
    amount: 92_500,
    description,
    successUrl: 'https://plomada.example/stripe/comun/1/success/7?session={CHECKOUT_SESSION_ID}',
    failureUrl: 'https://plomada.example/stripe/comun/1/fail/',
    idempotencyKey: crypto.randomUUID(),
  })

const show = async (sessionId: string, query = '') => {
  const answer = await fetch(`${sandbox.url}/checkout/${sessionId}${query}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('the card page', () => {
  test('shows what is paid and how much, and lists the cards that can be used (S-005)', async () => {
    const { sessionId } = await open()
    const { status, text } = await show(sessionId)
    expect(status).toBe(200)
    for (const words of [
      'Plomada Pagos',
      'entorno de prueba',
      'Pintar un living',
      'Pagar $ 92.500',
      '4242 4242 4242 4242',
    ])
      expect(text).toContain(words)
    expect(text).toContain('href="https://plomada.example/stripe/comun/1/fail/"')
  })

  test('runs no script and lets a form lead only to the product', async () => {
    const { sessionId } = await open('<script>alert(1)</script>"')
    const { headers, text } = await show(sessionId)
    expect(text).not.toContain('<script')
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://plomada.example;")
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('one click on a test card fills the form', async () => {
    const { sessionId } = await open()
    const { text } = await show(sessionId, '?tarjeta=4000000000000002')
    expect(text).toContain('value="4000 0000 0000 0002"')
    expect(text).toContain('value="12/34"')
    const { text: untouched } = await show(sessionId, '?tarjeta=4111111111111111')
    expect(untouched).not.toContain('value="4111')
  })

  test('an accepted card leads to the success page with the name of the session (S-005, S-065)', async () => {
    const { sessionId } = await open()
    const answer = await pressPay(sandbox.url, sessionId, card('4242 4242 4242 4242'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `https://plomada.example/stripe/comun/1/success/7?session=${sessionId}`,
    )
    expect(await sandbox.payments.checkoutState(sessionId)).toMatchObject({ state: 'paid' })
    const { text } = await show(sessionId)
    expect(text).toContain('Este pago ya fue realizado')
  })

  test('a declined card leads to the failure page, and paying again is possible (S-066)', async () => {
    const { sessionId } = await open()
    for (const number of ['4000000000000002', '4000000000009995']) {
      const answer = await pressPay(sandbox.url, sessionId, card(number))
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('https://plomada.example/stripe/comun/1/fail/')
    }
    expect(await sandbox.payments.checkoutState(sessionId)).toMatchObject({ state: 'open' })
    expect((await show(sessionId)).text).toContain('La tarjeta no tiene fondos suficientes.')
    const better = await pressPay(sandbox.url, sessionId, card('4242424242424242'))
    expect(better.headers.get('location')).toContain('/success/')
  })

  test('pressing the button twice pays once and tells once', async () => {
    const { sessionId } = await open()
    const answers = await Promise.all(
      [1, 2, 3].map(() => pressPay(sandbox.url, sessionId, card('4242424242424242'))),
    )
    for (const answer of answers) expect(answer.headers.get('location')).toContain('/success/')
    const mine = () =>
      sandbox.events.filter((event) => event?.kind === 'paid' && event.sessionId === sessionId)
    await vi.waitFor(() => expect(mine()).toHaveLength(1), { timeout: 15_000 })
    const { rows } = await database.pool.query(
      "select from sandbox_events where payload->'data'->'object'->>'id' = $1",
      [sessionId],
    )
    expect(rows).toHaveLength(1)
  })

  test('a card written wrong is told field by field, and its CVC is not shown again', async () => {
    const { sessionId } = await open()
    const answer = await pressPay(sandbox.url, sessionId, {
      number: '4242 4242 4242 4241',
      expiry: '13/30',
      cvc: '98',
      holder: '',
    })
    expect(answer.status).toBe(422)
    const text = await answer.text()
    for (const words of ['no es válido', 'se escribe MM/AA', '3 o 4 números', 'Falta el nombre'])
      expect(text).toContain(words)
    expect(text).toContain('value="4242 4242 4242 4241"')
    expect(text).not.toContain('value="98"')
  })

  test('an unknown payment has a page that says so', async () => {
    for (const id of ['cs_test_none', '%00', 'a'.repeat(90)]) expect((await show(id)).status).toBe(404)
  })
})

describe('a card', () => {
  const today = new Date(2026, 10, 20)
  const good = { number: '4242424242424242', expiry: '11/26', cvc: '123', holder: 'Ana' }

  test('is good until the end of its month', () => {
    expect(checkCard(good, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '11 / 2026' }, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '1126' }, today)).toEqual({})
    expect(checkCard({ ...good, expiry: '10/26' }, today)).toEqual({ expiry: 'La tarjeta está vencida' })
  })

  test('that is real is refused, whatever its digits say', () => {
    expect(passesLuhn('5555555555554444')).toBe(true)
    expect(checkCard({ ...good, number: '5555 5555 5555 4444' }, today)).toEqual({
      number: 'Este entorno acepta solo las tarjetas de prueba',
    })
  })
})
