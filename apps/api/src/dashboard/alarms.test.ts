import { describeFinding, getLedgerRuleLabel } from '@plomada/domain'
import { dashboardCalls } from '@plomada/domain/calls'
import { afterAll, expect, test } from 'vitest'
import { ledgerChecks } from '../database/schema/ledger.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import { payoutRuns, payouts } from '../database/schema/payouts.ts'
import { withdrawals } from '../database/schema/withdrawals.ts'
import { ledgerRules } from '../ledger/check.queries.ts'
import { openJobs } from '../testing/jobs.ts'

const { market, jobs } = await openJobs()
const { db, bruno, carla, elena } = market
afterAll(() => market.close())

const now = new Date('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const readAlarms = async () => {
  market.setClock(now)
  const { alarms } = await market.as(elena).send(dashboardCalls.get, {})
  market.setClock(null)
  return alarms
}
const none = {
  ledger: null,
  lateRefunds: 0,
  failedPayouts: 0,
  urgentWithdrawals: 0,
  waitingRuns: [],
  openChargebacks: 0,
}

test('without anything wrong there is no alarm (P-304)', async () => {
  expect(await readAlarms()).toEqual(none)
})

test('the rules of the last check of the ledger are an alarm until one passes, and each has words and its rows (P-304, P-335)', async () => {
  const rules = Object.keys(ledgerRules)
  const [rule = ''] = rules
  for (const one of rules) expect(getLedgerRuleLabel(one)).not.toBe(one)
  expect(getLedgerRuleLabel('a rule of another version')).toBe('a rule of another version')
  const failed = { passed: false, findings: [{ rule, count: 2, example: '7' }] }
  await db.insert(ledgerChecks).values([
    { ...failed, createdAt: ago(96) },
    { passed: true, findings: [], createdAt: ago(72) },
    { ...failed, createdAt: ago(48) },
    { ...failed, createdAt: ago(24) },
    { passed: false, findings: [{ rule, count: 9, example: '7', examples: ['7', '8'] }], createdAt: now },
  ])
  const { ledger } = await readAlarms()
  expect(ledger).toEqual({ since: ago(48), findings: [{ rule, count: 9, examples: ['7', '8'] }] })
  expect(ledger?.findings.map(describeFinding)).toEqual([
    'hay un movimiento que no suma cero (movimiento 7, 8 y 7 más)',
  ])
  await db.insert(ledgerChecks).values({ passed: true, findings: [], createdAt: now })
  expect((await readAlarms()).ledger).toBeNull()
})

test('a refund is an alarm when the provider has not made it for a day (P-304)', async () => {
  await jobs.paid()
  const [payment] = await db.select().from(payments)
  const about = { paymentId: payment?.id ?? 0, amount: 100 }
  await db.insert(refunds).values([
    { ...about, key: 'late', createdAt: ago(25) },
    { ...about, key: 'new', createdAt: ago(23) },
    { ...about, key: 'made', state: 'done', createdAt: ago(25), doneAt: ago(1) },
  ])
  expect(await readAlarms()).toEqual({ ...none, lateRefunds: 1 })
  await db.delete(refunds)
})

test('a chargeback is an alarm until the bank decides (P-310)', async () => {
  await jobs.paid()
  const [payment] = await db.select().from(payments)
  const about = { paymentId: payment?.id ?? 0, amount: 100 }
  await db.insert(chargebacks).values([
    { ...about, externalId: 'dp_open' },
    { ...about, externalId: 'dp_won', state: 'won', endedAt: now },
  ])
  expect(await readAlarms()).toEqual({ ...none, openChargebacks: 1 })
  await db.delete(chargebacks)
})

test('a request to withdraw is an alarm six hours before its deadline (P-304)', async () => {
  const about = { email: 'ana@plomada.test', fullName: 'Ana Ferreyra' }
  await db.insert(withdrawals).values([
    { ...about, code: 'ARR-1', createdAt: ago(19) },
    { ...about, code: 'ARR-2', createdAt: ago(17) },
    { ...about, code: 'ARR-3', createdAt: ago(30), state: 'done', endedAt: ago(1) },
  ])
  expect(await readAlarms()).toEqual({ ...none, urgentWithdrawals: 1 })
  await db.delete(withdrawals)
})

test('a payout is an alarm when it failed and none followed, a run when the bank has not answered for three days (P-304)', async () => {
  const runs = await db
    .insert(payoutRuns)
    .values([
      { createdAt: ago(200), exportedAt: ago(73) },
      { createdAt: ago(71), exportedAt: null },
      { createdAt: ago(73), exportedAt: null },
    ])
    .returning()
  const [late = 0, recent = 0, unsent = 0] = runs.map(({ id }) => id)
  const bank = { cuit: '20123456786', target: '2850590940090418135201', holder: 'X', amount: 100 }
  const failed = { ...bank, state: 'failed', endedAt: now } as const
  await db.insert(payouts).values([
    { ...failed, userId: bruno.id, runId: late },
    { ...failed, userId: carla.id, runId: late },
    { ...bank, userId: carla.id, runId: late, state: 'processing' },
    { ...bank, userId: elena.id, runId: recent },
    { ...bank, userId: market.ana.id, runId: unsent },
  ])
  expect(await readAlarms()).toEqual({ ...none, failedPayouts: 1, waitingRuns: [late, unsent] })
  await db.delete(payouts)
  await db.delete(payoutRuns)
})
