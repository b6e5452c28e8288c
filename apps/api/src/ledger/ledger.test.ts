import type { Account, Posting } from '@plomada/domain'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { commissionRules, ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { checkLedger, readLastCheck } from './check.actions.ts'
import { post } from './ledger.actions.ts'
import { readBalance } from './ledger.queries.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

/** Returns the kinds of the movements of a job, in order. */
async function kindsOf(id: number): Promise<string[]> {
  const rows = await db
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.assignmentId, id))
    .orderBy(asc(ledgerTransactions.id))
  return rows.map(({ kind }) => kind)
}

/** Runs work and returns by how many centavos it changed accounts. */
async function changesBy(accounts: readonly Account[], work: () => Promise<unknown>): Promise<number[]> {
  const read = async () => {
    const balances: number[] = []
    for (const account of accounts) balances.push(await readBalance(db, account))
    return balances
  }
  const before = await read()
  await work()
  const after = await read()
  return after.map((balance, index) => balance - (before[index] ?? 0))
}
const accounts = ['provider_clearing', `payable:${bruno.id}`, 'commission'] as const

describe('a job', () => {
  test('is held when it is paid, and released without the commission when it is confirmed (P-277)', async () => {
    const id = await jobs.hire(ana, bruno)
    expect(await changesBy(accounts, () => jobs.pay(ana, id))).toEqual([-48_000_00, 0, 0])
    expect(await readBalance(db, `held:${id}`)).toBe(48_000_00)
    await jobs.act(bruno, id, 'done', { text: '' })
    expect(await changesBy(accounts, () => jobs.act(ana, id, 'confirm'))).toEqual([0, 40_800_00, 7200_00])
    expect(await kindsOf(id)).toEqual(['charge', 'release', 'commission'])
  })

  test('that is settled with a refund of a part releases the rest at once (P-277)', async () => {
    const id = await jobs.done()
    await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
    await jobs.act(bruno, id, 'proposeSettlement', { amount: 15_001 })
    const changes = await changesBy(accounts, async () => {
      await jobs.act(ana, id, 'settle')
      await jobs.passTime(new Date())
    })
    // 32,999 pesos are released; 15 percent of them are 4,949.85.
    expect(changes).toEqual([15_001_00, 28_049_15, 4949_85])
    expect(await kindsOf(id)).toEqual(['charge', 'refund', 'release', 'commission', 'refund_sent'])
  })

  test('whose refund the provider refuses is held until it is sent again (P-277)', async () => {
    const id = await jobs.paid()
    provider.refuses = true
    await jobs.act(ana, id, 'withdraw')
    await jobs.passTime(new Date())
    expect(await readBalance(db, `held:${id}`)).toBe(48_000_00)
    provider.refuses = false
    await jobs.act(elena, id, 'retryRefund')
    await jobs.passTime(new Date())
    expect(await readBalance(db, `held:${id}`)).toBe(0)
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
  expect(await readBalance(db, `refund_due:${ana.id}`)).toBe(48_000_00)
  await jobs.passTime(new Date())
  expect(await readBalance(db, `refund_due:${ana.id}`)).toBe(0)
})

describe('the database', () => {
  const refused = (work: () => Promise<unknown>) => work().then(() => null, getSqlError)
  const posting = (reference: string, amounts: number[], from: Account = 'provider_clearing'): Posting => ({
    kind: 'charge',
    reference,
    entries: amounts.map((amount, index) => ({ account: index === 0 ? from : 'commission', amount })),
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
    const overdraw = () => db.transaction((tx) => post(tx, about, [posting('fee:2', [-1, 1], 'payable:999')]))
    expect(await refused(overdraw)).toMatchObject({ constraint: 'ledger_sign' })
    for (const change of [
      () => db.update(ledgerEntries).set({ amount: 1 }),
      () => db.delete(ledgerEntries),
      () => db.update(ledgerTransactions).set({ kind: 'charge' }),
      () => db.delete(ledgerTransactions),
    ])
      expect(await refused(async () => change())).toMatchObject({ constraint: 'ledger_append_only' })
  })
})

test('the nightly check runs once a day, names what is wrong, and passes again when it is right (P-280)', async () => {
  await jobs.paid()
  expect(await checkLedger(db, new Date())).toEqual([])
  expect(await checkLedger(db, inDays(0.5))).toBeNull()
  await db.execute(sql`update ledger_balances set balance = balance + 1 where account = 'provider_clearing'`)
  expect(await checkLedger(db, inDays(1.1))).toEqual([
    {
      rule: 'a balance is the sum of its entries',
      count: 1,
      example: 'provider_clearing',
      examples: ['provider_clearing'],
    },
  ])
  expect(await readLastCheck(db)).toMatchObject({ passed: false })
  await db.execute(sql`update ledger_balances set balance = balance - 1 where account = 'provider_clearing'`)
  expect(await checkLedger(db, inDays(2.2))).toEqual([])
})
