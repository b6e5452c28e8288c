import { outcome } from '../../testing/marketplace.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database, Db } from '../../database/database.ts'
import { providerAccounts } from '../../database/schema/providerAccounts.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { findTokenAccount, revokeAccount } from './mercadoPago/sandbox/mpSandbox.accounts.ts'
import type { Fault } from './mercadoPago/sandbox/mpSandbox.objects.ts'
import {
  changeChargeback,
  expirePreference,
  findPreferenceOf,
  finishPending,
  listPaymentsOf,
  payPreference,
} from './mercadoPago/sandbox/mpSandbox.store.ts'
import { connect, startMercadoPago } from './mercadoPago/sandbox/mpSandbox.testing.ts'
import type { CheckoutAbout, CheckoutState, PaymentEvent, Payments } from './payments.ts'
import { declineSession, expireSession, paySession } from './sandbox/sandbox.store.ts'
import { sandboxEvents } from './sandbox/sandbox.schema.ts'
import { checkout, startSandbox } from './sandbox/sandbox.testing.ts'

/** What the suite needs of an adapter and its stand-in. Acts of the payer are null where the stand-in has none. */
interface Harness {
  payments: Payments
  events: (PaymentEvent | null)[]
  seller?: { id: string; fee: number }
  userId: number
  pay: (sessionId: string, fault?: Fault) => Promise<unknown>
  decline: (sessionId: string) => Promise<unknown>
  expire: (sessionId: string) => Promise<unknown>
  /** Pays in cash: the voucher is created, and paid or not later. */
  voucher: ((sessionId: string) => Promise<(isPaid: boolean) => Promise<unknown>>) | null
  chargeback: ((sessionId: string) => Promise<(isWon: boolean) => Promise<unknown>>) | null
  connect: (userId: number) => Promise<string>
  /** Ends the permission at the provider. */
  revoke: (sellerId: string) => Promise<unknown>
  close: () => Promise<unknown>
}

async function startStripe(db: Db): Promise<Harness> {
  const { app, payments, events } = await startSandbox(db)
  return {
    payments,
    events,
    userId: 0,
    async pay(id, fault = 'none') {
      await paySession(db, id)
      // Its events are delivered at least once: here they are sent again, or lost.
      if (fault === 'lost') await db.delete(sandboxEvents)
      if (fault === 'twice')
        for (const { payload } of await db.select().from(sandboxEvents))
          await db.insert(sandboxEvents).values({ payload })
    },
    decline: (id) => declineSession(db, id, 'El banco rechazó la tarjeta.'),
    expire: (id) => expireSession(db, id),
    voucher: null,
    chargeback: null,
    connect: async () => 'none',
    revoke: async () => {},
    close: () => app.close(),
  }
}

async function startSplit(db: Db): Promise<Harness> {
  const started = await startMercadoPago(db)
  const { payments, events, userId, app } = started
  expect(await connect(started, userId)).toBe('connected')
  const account = await payments.sellers?.find(db, userId)
  const findPreference = async (reference: string) =>
    (await findPreferenceOf(db, reference)) ?? expect.fail('There is no preference')
  const attempt = async (reference: string, status: string, detail: string, fault: Fault = 'none') =>
    payPreference(db, (await findPreference(reference)).id, { status, detail }, { fault })
  return {
    payments,
    events,
    seller: { id: account?.sellerId ?? '', fee: 13_875_00 },
    userId,
    pay: (id, fault) => attempt(id, 'approved', 'accredited', fault),
    decline: (id) => attempt(id, 'rejected', 'cc_rejected_insufficient_amount'),
    expire: (id) => expirePreference(db, id),
    async voucher(id) {
      const { id: paymentId } = await attempt(id, 'pending', 'pending_waiting_payment')
      return (isPaid) =>
        finishPending(
          db,
          paymentId,
          isPaid ? { status: 'approved', detail: 'accredited' } : { status: 'cancelled', detail: 'expired' },
        )
    },
    async chargeback(id) {
      const [payment] = await listPaymentsOf(db, id)
      await changeChargeback(db, payment?.id ?? 0, 'in_process')
      return (isWon) => changeChargeback(db, payment?.id ?? 0, isWon ? 'reimbursed' : 'settled')
    },
    connect: (id) => connect(started, id),
    revoke: (sellerId) => revokeAccount(db, sellerId),
    close: () => app.close(),
  }
}

let references = 0

describe.each([
  ['Stripe', startStripe],
  ['Mercado Pago', startSplit],
] as const)('%s', (name, start) => {
  let database: Database
  let harness: Harness
  let about: CheckoutAbout
  let sessionId: string
  let reference: string

  beforeAll(async () => {
    database = await openTestDatabase()
    harness = await start(database.db)
  })
  afterAll(async () => {
    await harness?.close()
    await database?.close()
  })
  beforeEach(async () => {
    reference = `plomada-${++references}-${'0'.repeat(32)}`
    harness.events.length = 0
    const { seller } = harness
    const opened = await harness.payments.openCheckout(checkout({ reference, ...(seller && { seller }) }))
    if (!opened) expect.fail('The key is unusable')
    sessionId = opened.sessionId
    about = { sellerId: seller?.id ?? null, expiresAt: opened.expiresAt }
    expect(opened.url).toMatch(/^https:\/\/plomada\.example\//)
  })
  afterEach(() => expect(harness.events).not.toContain(null))

  const read = () => harness.payments.getCheckoutState(sessionId, about)
  /** The state that the events of the checkout lead to, in the order in which they arrived. */
  const followEvents = async (): Promise<(string | undefined)[]> => {
    const states: (string | undefined)[] = []
    for (const event of harness.events) {
      if (!event || event.kind === 'other') continue
      if (event.kind !== 'hint') states.push(event.reference === reference ? event.kind : undefined)
      else if (event.isVerified) states.push((await harness.payments.readHint(event))?.state)
    }
    return states.filter((state) => state !== undefined)
  }
  const waitForEvents = (count: number) =>
    expect.poll(async () => (await followEvents()).length).toBeGreaterThanOrEqual(count)
  const refund = async (amount: number, key: string, changes: Partial<CheckoutState> = {}) => {
    const state = { ...(await read()), ...changes }
    const { sellerId = null, externalId = null } = state
    return harness.payments.refund({
      sessionId,
      sellerId,
      externalId,
      amount,
      idempotencyKey: `${reference}:${key}`,
    })
  }

  test('says what it can do (P-230)', () => {
    const isSplit = name === 'Mercado Pago'
    expect(harness.payments.capabilities).toEqual({
      canHold: !isSplit,
      canSplit: isSplit,
      canRefundPartly: true,
      canPayOut: false,
      canConnectSellers: isSplit,
    })
    expect(harness.payments.sellers !== null).toBe(harness.payments.capabilities.canConnectSellers)
  })

  test('a checkout is open until it is paid, with its amount, currency, payee and reference (P-231)', async () => {
    expect(await read()).toMatchObject({ state: 'open', reference, currency: 'ars' })
    await harness.pay(sessionId)
    const paid = await read()
    expect(paid).toMatchObject({ state: 'paid', sessionId, reference, amount: 92_500, currency: 'ars' })
    expect(paid?.sellerId ?? null).toBe(about.sellerId)
    expect(paid?.fee ?? undefined).toBe(harness.seller?.fee)
    await waitForEvents(1)
    expect(await followEvents()).toEqual(['paid'])
  })

  test('a declined payment leaves the checkout open (P-231)', async () => {
    await harness.decline(sessionId)
    expect(await read()).toMatchObject({ state: 'open' })
    await harness.pay(sessionId)
    expect(await read()).toMatchObject({ state: 'paid' })
  })

  test('a checkout expires, and cannot be paid any more (P-231)', async () => {
    await harness.expire(sessionId)
    const over = { ...about, expiresAt: about.sellerId === null ? about.expiresAt : new Date(0) }
    expect(await harness.payments.getCheckoutState(sessionId, over)).toMatchObject({ state: 'expired' })
    await outcomeOf(harness.pay(sessionId))
    expect(await harness.payments.getCheckoutState(sessionId, over)).toMatchObject({ state: 'expired' })
  })

  test('a cash voucher is pending for days, also when its page has expired, and then paid (P-232)', async ({
    skip,
  }) => {
    if (!harness.voucher) return skip('the stand-in of Stripe has cards only')
    const finish = await harness.voucher(sessionId)
    const later = { ...about, expiresAt: new Date(0) }
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'pending' })
    await finish(true)
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'paid' })
  })

  test('a cash voucher that nobody pays ends with its page (P-232)', async ({ skip }) => {
    if (!harness.voucher) return skip('the stand-in of Stripe has cards only')
    const finish = await harness.voucher(sessionId)
    await finish(false)
    expect(await read()).toMatchObject({ state: 'open' })
    const later = { ...about, expiresAt: new Date(0) }
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'expired' })
  })

  test('a payment goes back in parts and then in full, each key once (P-233)', async () => {
    await harness.pay(sessionId)
    expect(await refund(30_000, 'a')).toBe('done')
    expect(await refund(30_000, 'a')).toBe('done')
    expect(await refund(30_000, 'b')).toBe('done')
    expect(await refund(40_000, 'c'), 'more than is left').toBe('failed')
    expect(await refund(32_500, 'd'), 'all that is left').toBe('done')
    expect(await refund(1, 'e'), 'nothing is left').toBe('failed')
    // It did arrive.
    expect(await read()).toMatchObject({ state: 'paid', amount: 92_500 })
  })

  test('events that come twice lead to the same state (P-234)', async () => {
    await harness.pay(sessionId, 'twice')
    await waitForEvents(2)
    expect(new Set(await followEvents())).toEqual(new Set(['paid']))
  })

  test('a payment whose event is lost is found by asking (P-234)', async () => {
    await harness.pay(sessionId, 'lost')
    expect(await read()).toMatchObject({ state: 'paid' })
    const listed: CheckoutState[] = []
    for await (const one of harness.payments.listCheckoutsSince(new Date(Date.now() - 60_000)))
      if (one.reference === reference) listed.push(one)
    expect(listed).toMatchObject([{ state: 'paid', amount: 92_500 }])
  })

  test('an event with a wrong signature is not believed (P-234)', async () => {
    const body = Buffer.from(
      JSON.stringify({ id: 1, type: 'payment', user_id: about.sellerId ?? '1', data: { id: '77' } }),
    )
    for (const headers of [
      {},
      { 'stripe-signature': 't=1,v1=ñandú' },
      { 'x-signature': 'ts=1700000000,v1=ñandú' },
      { 'x-signature': `ts=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ]) {
      const event = harness.payments.readEvent({ body, headers, query: { 'data.id': '77' } })
      expect(event === null || (event.kind === 'hint' && !event.isVerified)).toBe(true)
    }
    expect(harness.payments.readEvent({ body: Buffer.from('{'), headers: {}, query: {} })).toBeNull()
  })

  describe('chargebacks', () => {
    test.each([
      ['won', true],
      ['lost', false],
    ] as const)('that are opened and %s are part of the payment (P-235)', async (end, isWon) => {
      await harness.pay(sessionId)
      if (!harness.chargeback) return expect(await read()).not.toHaveProperty('chargeback')
      const finish = await harness.chargeback(sessionId)
      expect(await read()).toMatchObject({ state: 'paid', chargeback: 'open' })
      expect(await refund(92_500, 'a'), 'nothing goes back meanwhile').toBe('failed')
      await finish(isWon)
      expect(await read()).toMatchObject({ state: 'paid', chargeback: end })
      await waitForEvents(3)
    })
  })

  describe('accounts of professionals', () => {
    const row = () => eq(providerAccounts.userId, harness.userId)
    const getSellers = () => harness.payments.sellers

    test('are connected, revoked and connected again (P-236)', async () => {
      const sellers = getSellers()
      if (!sellers) return expect(harness.payments.capabilities.canConnectSellers).toBe(false)
      const { db } = database
      expect(await sellers.find(db, harness.userId)).toMatchObject({ state: 'connected' })
      await harness.revoke(about.sellerId ?? '')
      const open = () => harness.payments.openCheckout(checkout({ reference, ...harness }))
      expect(await outcome(open())).toBe('workerNotConnected')
      expect(await sellers.find(db, harness.userId)).toMatchObject({ state: 'revoked' })
      expect(await harness.connect(harness.userId)).toBe('connected')
      const again = await sellers.find(db, harness.userId)
      harness.seller = { id: again?.sellerId ?? '', fee: 0 }
      expect(await open()).toMatchObject({ url: expect.stringContaining('/mercadopago/pagar/') })
    })

    test('have new tokens before the old ones end, and also after (P-237)', async () => {
      const sellers = getSellers()
      if (!sellers) return expect(harness.payments.capabilities.canConnectSellers).toBe(false)
      const { db } = database
      for (const days of [20, -1]) {
        const [before] = await db.select().from(providerAccounts).where(row())
        await db
          .update(providerAccounts)
          .set({ expiresAt: new Date(Date.now() + days * 86_400_000) })
          .where(row())
        if (days > 0) await sellers.refreshDue()
        else expect(await read()).toMatchObject({ state: 'open' })
        const [after] = await db.select().from(providerAccounts).where(row())
        expect(after?.accessToken).not.toEqual(before?.accessToken)
        expect(after?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000)
      }
    })

    test('have tokens that the database does not show (P-237)', async () => {
      if (!getSellers()) return expect(harness.payments.capabilities.canConnectSellers).toBe(false)
      const [stored] = await database.db.select().from(providerAccounts).where(and(row()))
      const text = JSON.stringify(stored)
      expect(text).toContain('sealed')
      expect(text).not.toContain('APP_USR')
      expect(await findTokenAccount(database.db, String(stored?.accessToken))).toBeNull()
    })
  })
})

const outcomeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
