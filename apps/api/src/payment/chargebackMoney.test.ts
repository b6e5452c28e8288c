import { sql } from 'drizzle-orm'
import { periodFilters, type Posting } from '@plomada/domain'
import { ledgerCalls, payoutCalls, receiptCalls } from '@plomada/domain/calls'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { chargebacks } from '../database/schema/payments.ts'
import { post } from '../ledger/ledger.actions.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { openDisputes } from '../testing/money/disputes.ts'
import { handlePaymentHint } from './check.actions.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { outcome } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const disputes = await openDisputes()
const {
  market,
  provider,
  jobs,
  dispute,
  lastSession,
  paymentStates,
  refundStates,
  kindsOf,
  changes,
  confirmed,
  withSupplement,
} = disputes
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

const read = (id: number) => jobs.get(ana, id)
const held = (id: number) => readBalance(db, `held:${id}`)

describe('a chargeback that is lost', () => {
  test('ends a job whose money was held: nothing is left, and no one owes anything (P-307)', async () => {
    const id = await jobs.paid()
    const change = await changes(async () => {
      await dispute('open')
      await dispute('lost')
    })
    expect(change).toEqual([0, 0, 0])
    expect(await read(id)).toMatchObject({ state: 'chargedBack', refundAmount: 48_000, openChargebacks: 0 })
    expect(await held(id)).toBe(0)
    expect(await paymentStates(id)).toEqual(['disputed'])
    const params = { id: (await read(id)).payments[0]?.id ?? 0 }
    const { result } = await market.as(ana).send(receiptCalls.get, { params })
    expect(result).toMatchObject({ held: 0, released: 0, chargeback: { amount: 48_000, isLost: true } })
    expect(await outcome(jobs.act(elena, id, 'cancel', { text: 'No' }))).toBe('stateChanged')
    const [row] = await db
      .select()
      .from(chargebacks)
      .orderBy(sql`id desc`)
      .limit(1)
    expect(row).toMatchObject({ state: 'lost', amount: 48_000_00, taken: 48_000_00 })
  })

  test('takes what was released from the balance of the professional, and what they were paid is a debt (P-307)', async () => {
    await confirmed()
    const id = await confirmed()
    // Of two jobs with 40,800 each, 30,000 are on their way to the account.
    const left = (await readBalance(db, `payable:${bruno.id}`)) - 10_800_00
    const payable = `payable:${bruno.id}` as const
    const move = (kind: 'payout' | 'payout_failed', amount: number): Posting[] => [
      {
        kind,
        reference: `test:${kind}:${id}`,
        entries: [
          { account: payable, amount: -amount },
          { account: 'payout_in_transit', amount },
        ],
      },
    ]
    await post(db, { now: new Date() }, move('payout', left))
    expect(await changes(() => dispute('open'))).toEqual([-10_800, -30_000, -7200])
    expect(await changes(() => dispute('lost'))).toEqual([0, 0, 0])
    expect(await read(id)).toMatchObject({ state: 'chargedBack' })
    await post(db, { now: new Date() }, move('payout_failed', -left))
  })

  test('that is reported only when it has ended has the same effect, and a repeated or older report has none (P-307)', async () => {
    const id = await jobs.paid()
    await dispute('lost')
    expect(await read(id)).toMatchObject({ state: 'chargedBack' })
    const kinds = await kindsOf(id)
    for (const state of ['lost', 'open', 'won'] as const) await dispute(state)
    expect(await kindsOf(id)).toEqual(kinds)
    expect(await read(id)).toMatchObject({ state: 'chargedBack' })
  })

  test('of one of two payments leaves the job with the other one (P-313)', async () => {
    const { id, supplement } = await withSupplement()
    await jobs.act(bruno, id, 'claim', { text: 'No me abre', amount: 0 })
    await jobs.act(ana, id, 'proposeSettlement', { amount: 50_000 })
    await dispute('open', supplement)
    expect(await outcome(jobs.act(bruno, id, 'settle'))).toBe('chargebackOpen')
    await dispute('lost', supplement)
    expect(await read(id)).toMatchObject({ state: 'disputed', amount: 48_000, proposals: [] })
    await jobs.act(ana, id, 'proposeSettlement', { amount: 48_000 })
    await jobs.act(bruno, id, 'settle')
    await jobs.passTime(inDays(1))
    expect(await read(id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  })

  test('of a confirmed job releases the rest again (P-313)', async () => {
    const { id, main } = await withSupplement()
    await jobs.act(bruno, id, 'done', { text: '' })
    await jobs.act(ana, id, 'confirm')
    expect(await changes(() => dispute('open', main))).toEqual([-51_000, 0, -9000])
    expect(await held(id)).toBe(12_000_00)
    expect(await changes(() => dispute('lost', main))).toEqual([10_200, 0, 1800])
    expect(await read(id)).toMatchObject({ state: 'completed', amount: 12_000 })
  })

  test('of both payments ends the job (P-313)', async () => {
    const { id, main, supplement } = await withSupplement()
    await dispute('open', main)
    await dispute('open', supplement)
    expect(await read(id)).toMatchObject({ openChargebacks: 2 })
    await dispute('lost', main)
    expect(await read(id)).toMatchObject({ state: 'paid', openChargebacks: 1, amount: 12_000 })
    await dispute('lost', supplement)
    expect(await read(id)).toMatchObject({ state: 'chargedBack', openChargebacks: 0 })
  })

  test('of a part in centavos leaves the rest (P-313)', async () => {
    const id = await jobs.done()
    await dispute('open', lastSession(), { amount: 10_000.5 })
    expect(await held(id)).toBe(37_999_50)
    await dispute('lost')
    expect(await read(id)).toMatchObject({ state: 'done', amount: 37_999 })
    await jobs.act(elena, id, 'cancel', { text: 'No se puede' })
    expect(await held(id)).toBe(0)
  })
})

describe('a chargeback that is won', () => {
  test('releases again what was released, to the balance of the professional (P-308)', async () => {
    const id = await confirmed()
    expect(await changes(() => dispute('open'))).toEqual([-40_800, 0, -7200])
    expect(await outcome(jobs.act(elena, id, 'reopen', { text: 'No' }))).toBe('chargebackOpen')
    expect(await changes(() => dispute('won'))).toEqual([40_800, 0, 7200])
    expect(await read(id)).toMatchObject({ state: 'completed', openChargebacks: 0 })
    expect(await paymentStates(id)).toEqual(['paid'])
  })

  test('allows a refund that was refused meanwhile (P-308)', async () => {
    const id = await jobs.paid()
    await dispute('open')
    expect(await outcome(jobs.act(elena, id, 'cancel', { text: 'No' }))).toBe('chargebackOpen')
    await dispute('won')
    await jobs.act(elena, id, 'cancel', { text: 'No' })
    await jobs.passTime(inDays(1))
    expect(await read(id)).toMatchObject({ state: 'refunded' })
    expect(await paymentStates(id)).toEqual(['refunded'])
  })

  test('that is reported only when it has ended leaves the job as it was (P-308)', async () => {
    const id = await jobs.paid()
    const before = await kindsOf(id)
    await dispute('won')
    expect(await read(id)).toMatchObject({ state: 'paid', openChargebacks: 0 })
    expect((await kindsOf(id)).slice(before.length)).toEqual(['chargeback', 'chargeback_won'])
  })
})

describe('the fee of the provider', () => {
  const FEE = 15_000_50
  const costs = () => readBalance(db, 'costs')
  const feeOf = async () => {
    const [row] = await db
      .select()
      .from(chargebacks)
      .orderBy(sql`id desc`)
      .limit(1)
    return [row?.fee, row?.feeBearer]
  }

  test('of a lost chargeback is a cost of the platform, once, also when it is reported later (P-339)', async () => {
    const id = await confirmed()
    const before = await costs()
    await dispute('open', lastSession(), { fee: FEE })
    expect([await costs(), await feeOf()]).toEqual([before, [0, null]])
    await dispute('lost', lastSession(), { fee: 0 })
    expect(await changes(() => dispute('lost', lastSession(), { fee: FEE }))).toEqual([0, 0, 0])
    await dispute('lost')
    expect([await costs(), await feeOf()]).toEqual([before - FEE, [FEE, 'platform']])
    expect((await kindsOf(id)).filter((kind) => kind === 'chargeback_fee')).toHaveLength(1)
    const { result } = await market.as(elena).send(ledgerCalls.commissions, { query: periodFilters.initial })
    expect(result.reduce((sum, one) => sum + one.costs, 0)).toBe(-(await costs()))
    const { csv } = await market.as(elena).send(ledgerCalls.commissionsFile, { query: periodFilters.initial })
    expect(csv).toContain('Costo de contracargos')
    const desk = (await market.as(elena).send(payoutCalls.desk, {})).result
    expect(desk.endedChargebacks.find(({ assignment }) => assignment?.id === id)).toMatchObject({
      end: { state: 'lost' },
      fee: { amount: FEE, bearer: 'platform' },
    })
  })

  test('is a debt of the professional if the setting says so, and nothing for one that is won without (P-339)', async () => {
    const id = await jobs.paid()
    await dispute('open', lastSession(), { fee: FEE })
    await dispute('won', lastSession(), { fee: 0 })
    expect(await kindsOf(id)).not.toContain('chargeback_fee')
    const other = await jobs.paid()
    const { sessionId: resourceId } = lastSession()
    provider.dispute(lastSession(), 'lost', { fee: FEE })
    const hint = {
      id: 'fee',
      kind: 'hint',
      isVerified: true,
      sellerId: null,
      resource: 'chargeback',
    } as const
    const log = { warn: () => {}, error: () => {} }
    const deps = { provider, chargebackFeeBearer: 'professional', log, clock: market.clock } as const
    const change = await changes(() => handlePaymentHint(db, { ...hint, resourceId }, deps))
    expect(change).toEqual([0, -FEE / 100, 0])
    expect([await feeOf(), (await kindsOf(other)).at(-1)]).toEqual([[FEE, 'professional'], 'chargeback_fee'])
  })
})

describe('a refund that was requested before', () => {
  const refunding = async () => {
    const id = await jobs.done()
    await jobs.act(bruno, id, 'claim', { text: 'No', amount: 0 })
    await jobs.act(ana, id, 'proposeSettlement', { amount: 20_000 })
    await jobs.act(bruno, id, 'settle')
    expect(await read(id)).toMatchObject({ state: 'refunding' })
    return id
  }

  test('waits, and is sent when the chargeback is won (P-313)', async () => {
    const id = await refunding()
    expect(await changes(() => dispute('open'))).toEqual([-23_800, 0, -4200])
    await jobs.passTime(inDays(1))
    expect(await refundStates(id)).toEqual(['requested'])
    expect(await changes(() => dispute('won'))).toEqual([23_800, 0, 4200])
    await jobs.passTime(inDays(2))
    expect(await refundStates(id)).toEqual(['done'])
    expect(await read(id)).toMatchObject({ state: 'refunded', refundAmount: 20_000 })
  })

  test('is not sent if the chargeback is lost: the client has the money once (P-313)', async () => {
    const id = await refunding()
    await dispute('open')
    await dispute('lost')
    await jobs.passTime(inDays(1))
    expect(await refundStates(id)).toEqual(['failed'])
    expect(await read(id)).toMatchObject({ state: 'chargedBack' })
    expect(provider.refunds.filter(({ sessionId }) => sessionId === lastSession().sessionId)).toEqual([])
  })

  test('that failed counts with what the bank returned (P-313)', async () => {
    const { id, supplement } = await withSupplement()
    await jobs.act(bruno, id, 'claim', { text: 'No', amount: 0 })
    await jobs.act(ana, id, 'proposeSettlement', { amount: 12_000 })
    await jobs.act(bruno, id, 'settle')
    provider.refuses = true
    await jobs.passTime(inDays(1))
    provider.refuses = false
    expect(await read(id)).toMatchObject({ state: 'refundFailed' })
    await dispute('open', supplement)
    expect(await outcome(jobs.act(elena, id, 'retryRefund'))).toBe('chargebackOpen')
    await dispute('lost', supplement)
    expect(await read(id)).toMatchObject({ state: 'chargedBack', amount: 60_000, refundAmount: 12_000 })
    expect(await held(id)).toBe(0)
  })

  test('of a payment that no job needs waits too, and its money is gone if it is lost (P-313)', async () => {
    const id = await jobs.hire(ana, bruno)
    const session = await jobs.checkout(ana, id)
    await jobs.act(elena, id, 'cancel', { text: 'No' })
    session.state = 'paid'
    await jobs.deliver(session)
    await dispute('open', session)
    await jobs.passTime(inDays(1))
    expect(await paymentStates(id)).toEqual(['disputed'])
    const due = await readBalance(db, `refund_due:${ana.id}`)
    await dispute('lost', session)
    expect((await readBalance(db, `refund_due:${ana.id}`)) - due).toBe(-48_000_00)
    await jobs.passTime(inDays(2))
    expect(await read(id)).toMatchObject({ state: 'canceled' })
  })
})
