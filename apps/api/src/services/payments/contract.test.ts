import { outcome } from '../../testing/marketplace.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { providerAccounts } from '../../database/schema/providerAccounts.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { startSplit, startStripe, type Harness } from './contract.testing.ts'
import { findTokenAccount } from './mercadoPago/sandbox/mpSandbox.accounts.ts'
import type { CheckoutAbout, CheckoutState, RefundState } from './payments.ts'
import { checkout } from './sandbox/sandbox.testing.ts'

let references = 0

describe.each([
  ['Stripe', false, startStripe],
  ['Mercado Pago', true, startSplit],
] as const)('%s', (_, isSplit, start) => {
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
    if (!opened) throw new Error('The key is unusable')
    sessionId = opened.sessionId
    about = { sellerId: seller?.id ?? null, expiresAt: opened.expiresAt }
  })

  const read = () => harness.payments.getCheckoutState(sessionId, about)
  /** The state that the events of the checkout lead to, in the order in which they arrived. */
  const followEvents = async (): Promise<string[]> => {
    const states: string[] = []
    for (const event of harness.events) {
      if (!event || event.kind === 'other') continue
      const about =
        event.kind !== 'hint' ? event : event.isVerified && (await harness.payments.readHint(event))
      // Events of checkouts of other tests may come meanwhile.
      if (about && about.reference === reference) states.push('kind' in about ? about.kind : about.state)
    }
    return states
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

  const startVoucher = () => harness.voucher?.(sessionId) ?? expect.fail('It has no vouchers')
  const getSellers = () => harness.payments.sellers ?? expect.fail('It has no accounts')

  test('says what it can do (P-230)', () => {
    expect(harness.payments.capabilities).toEqual({
      canHold: !isSplit,
      canSplit: isSplit,
      canRefundPartly: true,
      canPayOut: false,
      canConnectSellers: isSplit,
    })
    expect(harness.payments.sellers !== null).toBe(isSplit)
    // The stand-in of Stripe has cards only.
    expect(harness.voucher !== null).toBe(isSplit)
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

  test('a payment goes back in parts and then in full, each key once (P-233)', async () => {
    await harness.pay(sessionId)
    expect(await refund(30_000, 'a')).toBe('done')
    expect(await refund(30_000, 'a')).toBe('done')
    expect(await refund(30_000, 'b')).toBe('done')
    expect(await refund(40_000, 'c'), 'more than is left').toBe('failed')
    expect(await refund(32_500, 'd'), 'all that is left').toBe('done')
    expect(await refund(1, 'e'), 'nothing is left').toBe('failed')
    // It did arrive.
    const paid = await read()
    expect(paid).toMatchObject({ state: 'paid', amount: 92_500 })
    const { sellerId = null, externalId = null } = paid ?? {}
    const made = await harness.payments.listRefunds({ sessionId, sellerId, externalId })
    expect(new Set(made?.map(({ refundId }) => refundId)).size).toBe(3)
    expect(made?.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([30_000, 30_000, 32_500])
  })

  test('a refund that was made in its panel is listed, and a hint leads to its payment (P-330)', async () => {
    await harness.pay(sessionId)
    const since = new Date(Date.now() - 60_000)
    await waitForEvents(1)
    await harness.refundInPanel(sessionId, 30_000)
    await waitForEvents(2)
    const listed: RefundState[] = []
    const list = harness.payments.listRefundsSince?.(since, new Date(Date.now() + 60_000)) ?? []
    for await (const one of list) if (one.sessionId === sessionId) listed.push(one)
    const { sellerId = null, externalId = null } = (await read()) ?? {}
    expect(listed).toMatchObject([{ amount: 30_000, currency: 'ars' }])
    expect(listed).toEqual(await harness.payments.listRefunds({ sessionId, sellerId, externalId }))
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
      const finish = await harness.chargeback(sessionId)
      expect(await read()).toMatchObject({ state: 'paid', chargeback: { state: 'open', amount: 92_500 } })
      expect(await refund(92_500, 'a'), 'nothing goes back meanwhile').toBe('failed')
      const since = new Date(Date.now() - 60_000)
      const listOwn = async () => {
        const states: string[] = []
        const list = harness.payments.listChargebacksSince(since, new Date(Date.now() + 60_000))
        for await (const one of list) if (one.reference === reference) states.push(one.chargeback.state)
        return states
      }
      expect(await listOwn()).toEqual(['open'])
      await finish(isWon)
      expect(await listOwn()).toEqual([end])
      expect(await read()).toMatchObject({ state: 'paid', chargeback: { state: end } })
      await waitForEvents(3)
      const last = harness.events.findLast(
        (event) => event?.kind === 'hint' && event.resource === 'chargeback',
      )
      const hint = last?.kind === 'hint' ? await harness.payments.readHint(last) : null
      expect(hint).toMatchObject({ reference, state: 'paid', chargeback: { state: end } })
      expect(Number(hint?.chargeback?.dueAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
      // Mercado Pago keeps the status of the payment.
      expect(await refund(92_500, 'b')).toBe(isWon && !isSplit ? 'done' : 'failed')
    })
  })

  if (!isSplit) return

  test('a cash voucher is pending for days, also when its page has expired, and then paid (P-232)', async () => {
    const finish = await startVoucher()
    const later = { ...about, expiresAt: new Date(0) }
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'pending' })
    await finish(true)
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'paid' })
  })

  test('a cash voucher that is not paid ends with its page (P-232)', async () => {
    const finish = await startVoucher()
    await finish(false)
    expect(await read()).toMatchObject({ state: 'open' })
    const later = { ...about, expiresAt: new Date(0) }
    expect(await harness.payments.getCheckoutState(sessionId, later)).toMatchObject({ state: 'expired' })
  })

  describe('accounts of professionals', () => {
    const row = () => eq(providerAccounts.userId, harness.userId)

    test('are connected, revoked and connected again (P-236)', async () => {
      const sellers = getSellers()
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
      const { db } = database
      const steps = [
        [20, () => sellers.refreshDue()],
        [-1, read],
      ] as const
      for (const [days, use] of steps) {
        const [before] = await db.select().from(providerAccounts).where(row())
        await db
          .update(providerAccounts)
          .set({ expiresAt: new Date(Date.now() + days * 86_400_000) })
          .where(row())
        await use()
        const [after] = await db.select().from(providerAccounts).where(row())
        expect(after?.accessToken).not.toEqual(before?.accessToken)
        expect(after?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 170 * 86_400_000)
      }
    })

    test('have tokens that the database does not show (P-237)', async () => {
      const [stored] = await database.db.select().from(providerAccounts).where(row())
      const text = JSON.stringify(stored)
      expect(text).toContain('sealed')
      expect(text).not.toContain('APP_USR')
      expect(await findTokenAccount(database.db, String(stored?.accessToken))).toBeNull()
    })
  })
})

const outcomeOf = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
