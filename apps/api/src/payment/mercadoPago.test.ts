import { assignmentCalls, paymentCalls } from '@plomada/domain/calls'
import type { Offer } from '@plomada/domain'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isMoneyHeld } from '../assignment/assignment.queries.ts'
import { createClock } from '../clock.ts'
import { assignments, timers } from '../database/schema/assignments.ts'
import { ledgerTransactions } from '../database/schema/ledger.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import { revokeAccount } from '../services/payments/mercadoPago/sandbox/mpSandbox.accounts.ts'
import type { Fault, SandboxPayment } from '../services/payments/mercadoPago/sandbox/mpSandbox.objects.ts'
import {
  changeChargeback,
  findPreferenceOf,
  findStoredPayment,
  finishPending,
  payPreference,
} from '../services/payments/mercadoPago/sandbox/mpSandbox.store.ts'
import { connect } from '../services/payments/mercadoPago/sandbox/mpSandbox.testing.ts'
import { readChanges } from '../testing/money/balances.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { reconcile } from './reconciliation.queries.ts'

let market: Marketplace
let url: string
let offer: Offer
let clock: ReturnType<typeof createClock>

const returnUrl = 'http://localhost:3000/mi-cuenta'

beforeAll(async () => {
  market = await openMarketplace({
    config: { mercadoPago: 'sandbox', keySecret: 'a secret of 16 characters' },
  })
  const { port } = new URL(await market.app.listen({ port: 0, host: '127.0.0.1' }))
  url = `http://127.0.0.1:${port}/mercadopago`
  clock = createClock(market, { warn: () => {}, error: () => {} })
})
afterAll(() => market.close())
beforeEach(async () => {
  await connectBruno()
  offer = await market.publishAndHire(market.ana, market.bruno, { budget: 48_000 })
})
afterEach(() => refuseBrokenInvariants(market.db))

const connectBruno = (account?: string) =>
  connect({ payments: market.services.payments, url, returnUrl }, market.bruno.id, account)
const checkout = async () =>
  (await market.as(market.ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })).checkoutUrl
const readPayments = () =>
  market.db.select().from(payments).where(eq(payments.offerId, offer.id)).orderBy(payments.id)
const readPending = async () => (await readPayments()).at(-1) ?? expect.fail('There is no payment')
const readJob = async () => {
  const [row] = await market.db
    .select()
    .from(assignments)
    .where(eq(assignments.offerId, offer.id))
    .orderBy(desc(assignments.id))
  return row ?? expect.fail('There is no job')
}
const readState = async () => (await readJob()).state
const act = async (event: 'cancel' | 'retryRefund') => {
  const { id, state } = await readJob()
  const text = event === 'cancel' ? { text: 'No se puede hacer' } : {}
  const body = { event, from: state as 'paid', ...text }
  return market.as(market.elena).send(assignmentCalls.act, { params: { id }, body })
}

/** Opens the page of the offer and pays on it. */
async function pay(fault: Fault = 'none', changes: Partial<SandboxPayment> = {}, status = 'approved') {
  await checkout()
  const { sessionId } = await readPending()
  const preference = await findPreferenceOf(market.db, sessionId ?? '')
  return payPreference(market.db, preference?.id ?? '', { status, detail: '' }, { fault, changes })
}
/** Lets the queue do what is due, and what would be due later. */
async function passTime() {
  await market.db
    .update(timers)
    .set({ runAt: sql`now()` })
    .where(
      sql`${isNull(timers.doneAt)} and (${timers.topic} like 'payment:%' or ${timers.topic} like 'refund:%')`,
    )
  await clock.drain()
}
const changeOf = (step: () => Promise<unknown>) => readChanges(market.db, step)
const kindsOf = async () => {
  const { id } = await readJob()
  const rows = await market.db
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.assignmentId, id))
    .orderBy(ledgerTransactions.id)
  return rows.map(({ kind }) => kind)
}

describe('a payment', () => {
  test('goes to the professional at once, and the commission to the platform (P-238)', async () => {
    const change = await changeOf(async () => {
      await pay()
      await expect.poll(readState).toBe('paid')
    })
    expect(change).toEqual({ commission: 7_200_00, provider_clearing: -7_200_00 })
    expect(await kindsOf()).toEqual(['charge', 'release', 'commission', 'seller_paid'])
    expect(await readPending()).toMatchObject({
      state: 'paid',
      fee: 7_200_00,
      externalId: expect.stringMatching(/^\d+$/),
      reference: expect.stringMatching(/^plomada-\d+-[\da-f]{32}$/),
    })
  })

  test('is not held, and the job and its mails say so before and after it (P-244)', async () => {
    const { id } = await readJob()
    const { get } = assignmentCalls
    const find = async (me: typeof market.ana) => (await market.as(me).send(get, { params: { id } })).result
    expect((await find(market.ana)).isHeld).toBe(false)
    await market.db
      .update(timers)
      .set({ runAt: sql`now()` })
      .where(and(eq(timers.topic, `assignment:${id}`), sql`payload ->> 'event' = 'remindPayment'`))
    await clock.drain()
    const mails = JSON.stringify(await market.readMails('assignment', market.ana))
    expect(mails).toContain('El profesional cobra en el momento')
    await pay()
    await expect.poll(readState).toBe('paid')
    expect(await find(market.bruno)).toMatchObject({ state: 'paid', isHeld: false })
    expect(await isMoneyHeld(market.db, await readJob(), true)).toBe(false)
  })

  test('of a professional without a connected account cannot be started, and says why (P-239)', async () => {
    const other = await market.publishAndHire(market.ana, market.carla)
    const body = { offerId: other.id }
    expect(await outcome(market.as(market.ana).send(paymentCalls.checkout, { body }))).toBe(
      'workerNotConnected',
    )
  })

  test('whose notification is lost or not signed is found by asking (P-234)', async () => {
    await pay('lost')
    expect(await readState()).toBe('agreed')
    await passTime()
    expect(await readState()).toBe('paid')
    offer = await market.publishAndHire(market.ana, market.bruno)
    await pay('forged')
    const isHastened = async () => {
      const topic = `payment:${(await readPending()).id}`
      const [timer] = await market.db.select().from(timers).where(eq(timers.topic, topic))
      return (timer?.runAt.getTime() ?? 0) < Date.now() + 31_000
    }
    await expect.poll(isHastened).toBe(true)
    expect(await readState()).toBe('agreed')
    await passTime()
    expect(await readState()).toBe('paid')
  })

  test.each([
    ['of one centavo', { transaction_amount: 0.01 }],
    ['in another currency', { currency_id: 'USD' }],
    ['with another reference', { external_reference: 'plomada-1-00000000000000000000000000000000' }],
  ])('%s pays nothing (P-240)', async (_, changes) => {
    const payment = await pay('lost', changes)
    const { sellerId } = await readPending()
    const { payments: provider } = market.services
    const about = { isVerified: true, sellerId, resource: 'payment', resourceId: String(payment.id) } as const
    expect(await provider.readHint({ id: '1', kind: 'hint', ...about })).toMatchObject({ state: 'paid' })
    await market.db.execute(
      sql`insert into mercado_pago_events (payload) values (${JSON.stringify({ topic: 'payment', resourceId: about.resourceId, userId: sellerId })})`,
    )
    await expect
      .poll(() => market.db.execute(sql`select from mercado_pago_events where done_at is null`))
      .toMatchObject({ rows: [] })
    await passTime()
    expect(await readState()).toBe('agreed')
    expect(await readPending()).toMatchObject({ state: 'pending' })
  })

  test('that is made twice on one page counts once, and the second one goes back (P-241)', async () => {
    const first = await pay()
    await expect.poll(readState).toBe('paid')
    const preference = await findPreferenceOf(market.db, first.external_reference ?? '')
    const second = await payPreference(market.db, preference?.id ?? '', { status: 'approved', detail: '' })
    await expect.poll(async () => (await readPayments()).length).toBe(2)
    await passTime()
    expect((await readPayments()).map(({ state }) => state)).toEqual(['paid', 'refunded'])
    expect(await findStoredPayment(market.db, second.id)).toMatchObject({ status: 'refunded' })
    expect(await findStoredPayment(market.db, first.id)).toMatchObject({ status: 'approved' })
    expect(await readState()).toBe('paid')
  })

  test('in cash that arrives after the job was canceled goes back by itself (P-232)', async () => {
    const payment = await pay('none', {}, 'pending')
    await passTime()
    expect(await readPending()).toMatchObject({ state: 'pending' })
    await act('cancel')
    const change = await changeOf(async () => {
      await finishPending(market.db, payment.id, { status: 'approved', detail: 'accredited' })
      await expect.poll(async () => (await readPending()).state).toBe('refunding')
      await passTime()
    })
    expect(change).toEqual({})
    expect(await readPending()).toMatchObject({ state: 'refunded' })
    expect(await findStoredPayment(market.db, payment.id)).toMatchObject({ status: 'refunded' })
  })

  test('is the same at the provider and in the ledger (P-234)', async () => {
    await pay()
    await expect.poll(readState).toBe('paid')
    const period = { since: new Date(Date.now() - 600_000), before: new Date(Date.now() + 600_000) }
    const found = await reconcile(market.db, market.services.payments, period)
    expect(found.differences.filter(({ payment }) => payment?.offerId === offer.id)).toEqual([])
    expect(found.checkouts).toBeGreaterThan(0)
  })
})

describe('a refund', () => {
  beforeEach(async () => {
    await pay('lost')
    await passTime()
  })

  test('comes from the professional and from the commission (P-233)', async () => {
    const change = await changeOf(async () => {
      await act('cancel')
      expect(await readState()).toBe('refunding')
      await passTime()
    })
    expect(change).toEqual({ commission: -7_200_00, provider_clearing: 7_200_00 })
    expect(await readState()).toBe('refunded')
    expect(await kindsOf()).toEqual([
      'charge',
      'release',
      'commission',
      'seller_paid',
      'freeze',
      'refund',
      'refund_sent',
      'seller_repaid',
    ])
  })

  test('that the provider refuses is a state, and is sent again when the account is connected again (P-242)', async () => {
    const { sellerId } = await readPending()
    await revokeAccount(market.db, sellerId ?? '')
    const change = await changeOf(async () => {
      await act('cancel')
      await passTime()
    })
    expect(change).toEqual({})
    expect(await readState()).toBe('refundFailed')
    const mails = await market.readMails('payoutAccount', market.bruno)
    expect(JSON.stringify(mails.at(-1)?.payload)).toContain('Se cortó la conexión con tu Mercado Pago')
    expect(await connectBruno(sellerId ?? '')).toBe('connected')
    await act('retryRefund')
    await passTime()
    expect(await readState()).toBe('refunded')
    const about = eq(refunds.paymentId, (await readPending()).id)
    expect((await market.db.select().from(refunds).where(about)).map(({ state }) => state)).toEqual([
      'failed',
      'done',
    ])
  })
})

describe('a chargeback', () => {
  const readRows = async () =>
    market.db
      .select()
      .from(chargebacks)
      .where(eq(chargebacks.paymentId, (await readPending()).id))
  const readStates = async () => (await readRows()).map(({ state }) => state)

  test.each([
    ['reimbursed', 'won', {}, ['chargeback_won', 'release', 'commission', 'seller_paid'], 'paid'],
    ['settled', 'lost', { commission: -7_200_00, provider_clearing: 7_200_00 }, [], 'chargedBack'],
  ] as const)(
    'that ends %s takes the parts of the professional and of the platform, and returns them if it is won (P-235, P-307, P-308)',
    async (detail, state, change, kinds, jobState) => {
      const { id } = await pay()
      await expect.poll(readState).toBe('paid')
      const before = await kindsOf()
      const changed = await changeOf(async () => {
        await changeChargeback(market.db, id, 'in_process')
        await expect.poll(readStates).toEqual(['open'])
        expect(await outcome(act('cancel'))).toBe('chargebackOpen')
        await changeChargeback(market.db, id, detail)
        await expect.poll(readStates).toEqual([state])
      })
      expect(changed).toEqual(change)
      const taken = ['freeze', 'chargeback', 'seller_repaid']
      expect((await kindsOf()).slice(before.length)).toEqual([...taken, ...kinds])
      expect(await readState()).toBe(jobState)
      expect((await readRows())[0]?.dueAt?.getTime()).toBeGreaterThan(Date.now() + 9 * 86_400_000)
    },
  )
})
