import type { Posting } from '@plomada/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { commissionRules, ledgerEntries, ledgerTransactions, receipts } from '../database/schema/ledger.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { checkLedger, readLastCheck } from './check.actions.ts'
import { post } from './ledger.actions.ts'
import { readBalances, readJobBook, readPersonBook, readStatement } from './ledger.queries.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

const kindsOf = async (id: number) => (await readStatement(db, id)).map(({ kind }) => kind)
const readAll = async () => [...(await readBalances(db, ['provider_clearing', 'commission']))]

/** Runs work whose changes of the balances are returned. */
async function changesBy(work: () => Promise<unknown>) {
  const before = { ...(await readPersonBook(db, bruno.id)), platform: await readAll() }
  await work()
  const after = { ...(await readPersonBook(db, bruno.id)), platform: await readAll() }
  return {
    payable: after.payable - before.payable,
    debt: after.debt - before.debt,
    platform: after.platform.map((balance, index) => balance - (before.platform[index] ?? 0)),
  }
}

describe('a job', () => {
  test('is held when it is paid, and released without the commission when it is confirmed (P-277)', async () => {
    const id = await jobs.hire(ana, bruno)
    expect(await changesBy(() => jobs.pay(ana, id))).toEqual({
      payable: 0,
      debt: 0,
      platform: [-48_000_00, 0],
    })
    expect(await readJobBook(db, id)).toMatchObject({ held: 48_000_00, released: 0 })
    await jobs.act(bruno, id, 'done', { text: '' })
    expect(await changesBy(() => jobs.act(ana, id, 'confirm'))).toEqual({
      payable: 40_800_00,
      debt: 0,
      platform: [0, 7200_00],
    })
    expect(await kindsOf(id)).toEqual(['charge', 'release', 'commission'])
    expect(await db.select().from(receipts).where(eq(receipts.assignmentId, id))).toMatchObject([
      { kind: 'commission', amount: 7200_00, userId: bruno.id },
    ])
  })

  test('that is settled with a refund of a part releases the rest at once (P-277)', async () => {
    const id = await jobs.done()
    await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
    await jobs.act(bruno, id, 'proposeSettlement', { amount: 15_001 })
    const changes = await changesBy(async () => {
      await jobs.act(ana, id, 'settle')
      await jobs.passTime(new Date())
    })
    // 32,999 pesos are released; 15 percent of them are 4,949.85.
    expect(changes).toEqual({ payable: 28_049_15, debt: 0, platform: [15_001_00, 4949_85] })
    expect(await kindsOf(id)).toEqual(['charge', 'refund', 'release', 'commission', 'refund_sent'])
  })

  test('whose refund the provider refuses is held until it is sent again (P-277)', async () => {
    const id = await jobs.paid()
    provider.refuses = true
    await jobs.act(ana, id, 'withdraw')
    await jobs.passTime(new Date())
    expect(await readJobBook(db, id)).toMatchObject({ held: 48_000_00 })
    provider.refuses = false
    await jobs.act(elena, id, 'retryRefund')
    await jobs.passTime(new Date())
    expect(await readJobBook(db, id)).toMatchObject({ held: 0, released: 0 })
    expect(await kindsOf(id)).toEqual(['charge', 'refund', 'refund_failed', 'refund', 'refund_sent'])
  })

  test('keeps the commission of the day on which it was agreed, of its trade if that has one (P-278)', async () => {
    const before = await jobs.hire(ana, bruno)
    const [trade] = await db.select({ id: offerTrades.tradeId }).from(offerTrades).limit(1)
    const rule = { tradeId: trade?.id ?? 0, rate: 1000, minimum: 500_00, validFrom: '2026-01-01' }
    const [stored] = await db.insert(commissionRules).values(rule).returning()
    const after = await jobs.hire(ana, bruno)
    await db.delete(commissionRules).where(eq(commissionRules.id, stored?.id ?? 0))
    const rows = await db
      .select({
        id: assignments.id,
        rate: assignments.commissionRate,
        minimum: assignments.commissionMinimum,
      })
      .from(assignments)
      .orderBy(assignments.id)
    expect(rows.filter(({ id }) => id === before || id === after)).toEqual([
      { id: before, rate: 1500, minimum: 0 },
      { id: after, rate: 1000, minimum: 500_00 },
    ])
  })
})

test('a payment that no job needs is due to the client until it is back (P-277)', async () => {
  const id = await jobs.hire(ana, bruno)
  const late = await jobs.checkout(ana, id)
  await jobs.act(bruno, id, 'stepBack', { text: 'No llego' })
  late.state = 'paid'
  await jobs.deliver(late)
  expect(await readBalances(db, [`refund_due:${ana.id}`])).toEqual([48_000_00])
  await jobs.passTime(new Date())
  expect(await readBalances(db, [`refund_due:${ana.id}`])).toEqual([0])
})

describe('the database', () => {
  const refused = (work: () => Promise<unknown>) => work().then(() => null, getSqlError)
  const posting = (reference: string, amounts: number[]): Posting => ({
    kind: 'provider_fee',
    reference,
    entries: amounts.map((amount, index) => ({
      account: index === 0 ? 'provider_fees' : 'provider_clearing',
      amount,
    })),
  })
  const about = { now: new Date() }

  test.each([
    ['entries that do not add up to zero', [-100, 99], 'ledger_balanced'],
    ['an entry of nothing', [0, 0], 'ledger_entries_amount'],
  ])('refuses %s (P-279)', async (_, amounts, constraint) => {
    const write = () =>
      db.transaction((tx) => post(tx, about, [posting(`wrong:${amounts.join(':')}`, amounts)]))
    expect(await refused(write)).toMatchObject({ constraint })
  })

  test('refuses a reference that was used, a balance below zero, and every change (P-279)', async () => {
    const write = () => db.transaction((tx) => post(tx, about, [posting('fee:1', [-100, 100])]))
    await write()
    expect(await refused(write)).toMatchObject({ constraint: 'ledger_transactions_reference_unique' })
    const overdraw = () =>
      db.transaction((tx) =>
        post(tx, about, [
          {
            kind: 'payout',
            reference: 'payout:0',
            entries: [
              { account: 'payable:999', amount: -1 },
              { account: 'payout_in_transit', amount: 1 },
            ],
          },
        ]),
      )
    expect(await refused(overdraw)).toMatchObject({ constraint: 'ledger_sign' })
    for (const change of [
      () => db.update(ledgerEntries).set({ amount: 1 }),
      () => db.delete(ledgerEntries),
      () => db.update(ledgerTransactions).set({ kind: 'charge' }),
      () => db.delete(ledgerTransactions),
    ])
      expect(await refused(async () => change())).toMatchObject({ constraint: 'ledger_append_only' })
  })

  test('does not lose an adjustment without its author and reason: it refuses it (P-279)', async () => {
    const adjustment = { ...posting('adjustment:1', [-100, 100]), kind: 'adjustment' } as const
    const write = (details: object) =>
      refused(() => db.transaction((tx) => post(tx, { ...about, ...details }, [adjustment])))
    expect(await write({})).toMatchObject({ constraint: 'ledger_transactions_adjustment' })
    expect(await write({ actorId: elena.id, reason: 'Comisión del banco' })).toBeNull()
  })
})

test('the nightly check runs once a day, names what is wrong, and passes again when it is right (P-280)', async () => {
  await jobs.paid()
  expect(await checkLedger(db, new Date())).toEqual([])
  expect(await checkLedger(db, inDays(0.5))).toBeNull()
  await db.execute(sql`update ledger_balances set balance = balance + 1 where account = 'provider_clearing'`)
  expect(await checkLedger(db, inDays(1.1))).toEqual([
    { rule: 'a balance is the sum of its entries', count: 1, example: 'provider_clearing' },
  ])
  expect(await readLastCheck(db)).toMatchObject({ passed: false })
  await db.execute(sql`update ledger_balances set balance = balance - 1 where account = 'provider_clearing'`)
  expect(await checkLedger(db, inDays(2.2))).toEqual([])
})
