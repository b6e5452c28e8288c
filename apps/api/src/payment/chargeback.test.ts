import { assignmentStates, type Assignment } from '@plomada/domain'
import { payoutCalls } from '@plomada/domain/calls'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { timers } from '../database/schema/assignments.ts'
import { notifications } from '../database/schema/notifications.ts'
import { payments } from '../database/schema/payments.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { findLedgerFaults } from '../ledger/check.queries.ts'
import { post } from '../ledger/ledger.actions.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { openDisputes } from '../testing/money/disputes.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { outcome } from '../testing/marketplace.ts'
import { formatReconciliationReport } from '../reconcile.ts'
import type { Chargeback } from '../services/payments/payments.ts'
import { reconcile } from './reconciliation.queries.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const disputes = await openDisputes()
const { market, provider, jobs, dispute, lastSession, paymentStates, kindsOf } = disputes
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

const read = (id: number) => jobs.get(ana, id)
const held = (id: number) => readBalance(db, `held:${id}`)

describe('while the bank decides', () => {
  test('a job keeps its state, and no one moves its money (P-306)', async () => {
    const id = await jobs.done()
    await dispute('open')
    expect(await read(id)).toMatchObject({ state: 'done', openChargebacks: 1, dueAt: null })
    expect(await paymentStates(id)).toEqual(['disputed'])
    expect(await held(id)).toBe(0)
    expect(await kindsOf(id)).toEqual(['charge', 'chargeback'])
    for (const [person, event] of [
      [ana, 'confirm'],
      [elena, 'cancel'],
      [elena, 'extend'],
    ] as const)
      expect(await outcome(jobs.act(person, id, event, { text: 'No', day: '2026-12-30' })), event).toBe(
        'chargebackOpen',
      )
    // What moves no money goes on.
    await jobs.act(ana, id, 'requestChanges', { text: 'Falta la tapa' })
    expect(await outcome(jobs.act(ana, id, 'withdraw'))).toBe('chargebackOpen')
    await jobs.act(bruno, id, 'done', { text: 'Listo' })
    expect(await read(id)).toMatchObject({ state: 'done', dueAt: null })
    await jobs.passTime(inDays(30))
    expect(await read(id)).toMatchObject({ state: 'done' })
  })

  test('all deadlines wait, and begin again when it is won (P-306, P-308)', async () => {
    const id = await jobs.done()
    await dispute('open')
    market.setClock(inDays(20))
    await dispute('won')
    expect(await read(id)).toMatchObject({ state: 'done', openChargebacks: 0 })
    expect(Number((await read(id)).dueAt)).toBeGreaterThan(inDays(24.9).getTime())
    const open = await db
      .select()
      .from(timers)
      .where(and(eq(timers.topic, `assignment:${id}`), isNull(timers.doneAt)))
    expect(open).toHaveLength(Object.keys(assignmentStates.timersOf('done')).length)
    await jobs.passTime(inDays(25.1))
    expect(await read(id)).toMatchObject({ state: 'completed' })
    expect(await kindsOf(id)).toEqual(['charge', 'chargeback', 'chargeback_won', 'release', 'commission'])
  })

  test('the provider is asked again, so that a lost notification of its end costs hours (P-314)', async () => {
    const id = await jobs.paid()
    const other = await jobs.paid()
    const [session, lost] = provider.sessions.slice(-2)
    if (!session || !lost) throw new Error('There is no session')
    await dispute('open', session)
    await dispute('open', lost)
    provider.dispute(lost, 'lost')
    await jobs.passTime(new Date(Date.now() + 13 * 3_600_000))
    expect(await read(id)).toMatchObject({ openChargebacks: 1 })
    expect(await read(other)).toMatchObject({ state: 'chargedBack' })
    provider.dispute(session, 'won')
    await jobs.passTime(inDays(2))
    expect(await read(id)).toMatchObject({ state: 'paid', openChargebacks: 0 })
  })

  test('the database releases nothing and sends nothing back, whatever the code does (P-311)', async () => {
    const id = await jobs.done()
    const other = await jobs.paid()
    await dispute('open', provider.sessions.at(-2))
    const [payment] = await db.select().from(payments).where(eq(payments.assignmentId, id))
    const from = { account: `held:${other}`, amount: -1 } as const
    for (const kind of ['release', 'refund'] as const) {
      const about = { now: new Date(), assignmentId: id, paymentId: kind === 'refund' ? payment?.id : null }
      const entries = [from, { account: `payable:${bruno.id}` as const, amount: 1 }]
      const refused = await post(db, about, [{ kind, reference: `test:${kind}`, entries }]).catch(getSqlError)
      expect(refused).toMatchObject({ constraint: 'ledger_chargeback' })
    }
  })

  test('the daily check finds a job that does not wait, and money that the ledger does not have (P-311)', async () => {
    const id = await jobs.paid()
    await dispute('open')
    expect(await findLedgerFaults(db)).toEqual([])
    await db.execute(sql`update assignments set open_chargebacks = 0 where id = ${id}`)
    await db.execute(sql`update chargebacks set taken = taken - 1 where state = 'open'`)
    expect((await findLedgerFaults(db)).map(({ rule }) => rule)).toEqual([
      'a job holds what arrived for it until it ends',
      'a chargeback took what the ledger says, and returned it if it was won',
      'a job waits while a chargeback of its payments is open',
    ])
    await db.execute(sql`update assignments set open_chargebacks = 1 where id = ${id}`)
    await db.execute(sql`update chargebacks set taken = taken + 1 where state = 'open'`)
    await dispute('lost')
  })
})

test('admins see open chargebacks with their job, amount and deadline, the first one first (P-310)', async () => {
  const later = await jobs.paid()
  const [dueLater, dueFirst] = [inDays(9), inDays(7)]
  await dispute('open', lastSession(), { dueAt: dueLater })
  const first = await jobs.paid()
  await dispute('open')
  const readDesk = async () => {
    const { chargebacks } = (await market.as(elena).send(payoutCalls.desk, {})).result
    return chargebacks.filter(({ assignment }) => assignment?.id === later || assignment?.id === first)
  }
  // Not every report has the deadline.
  expect(await readDesk()).toMatchObject([
    { assignment: { id: later } },
    { assignment: { id: first }, dueAt: null },
  ])
  await dispute('open', lastSession(), { dueAt: dueFirst })
  expect(await readDesk()).toMatchObject([
    { assignment: { id: first }, amount: 48_000_00, dueAt: dueFirst, isHeld: true },
    { assignment: { id: later }, professional: { id: bruno.id }, dueAt: dueLater },
  ])
  await dispute('lost')
  await dispute('won', provider.sessions.at(-2))
  expect(await readDesk()).toEqual([])
})

describe('the comparison with the provider', () => {
  const period = { since: new Date(Date.now() - DAY_MS), before: inDays(1) }
  const compare = async (id: number) =>
    (await reconcile(db, provider, period)).differences
      .filter(({ payment }) => payment?.assignmentId === id)
      .map((one) => [one.kind, one.ours, one.provider && [one.provider.state, one.provider.amount]])
  /** The bank decides, and no notification of it arrives. */
  const decideUnnoticed = (state: Chargeback['state'], change: Partial<Chargeback> = {}) =>
    provider.dispute(lastSession(), state, change)

  test('names a chargeback that is not here, and one that ended there (P-338)', async () => {
    const id = await jobs.paid()
    decideUnnoticed('open')
    expect(await compare(id)).toEqual([['chargebackNotInLedger', null, ['open', 48_000]]])
    await dispute('open')
    expect(await compare(id)).toEqual([])
    decideUnnoticed('lost')
    expect(await compare(id)).toEqual([['chargebackOtherState', 48_000, ['lost', 48_000]]])
    await dispute('lost')
    expect(await compare(id)).toEqual([])
  })

  test('names one that the provider does not have, and one of another amount (P-338)', async () => {
    const id = await jobs.paid()
    await dispute('open', lastSession(), { amount: 10_000.5 })
    decideUnnoticed('open', { amount: 12_000 })
    expect(await compare(id)).toEqual([['chargebackOtherAmount', 10_000.5, ['open', 12_000]]])
    delete lastSession().chargeback
    expect(await compare(id)).toEqual([['chargebackNotAtProvider', 10_000.5, null]])
  })

  test('counts both sides, and the report says each difference in a sentence (P-338)', async () => {
    const id = await jobs.paid()
    const before = (await reconcile(db, provider, period)).chargebacks
    decideUnnoticed('open')
    const found = await reconcile(db, provider, period)
    expect(found.chargebacks).toEqual({ ...before, theirs: before.theirs + 1 })
    const report = formatReconciliationReport(found)
    expect(report).toContain('El proveedor tiene un contracargo de $ 48.000 y acá no figura')
    await dispute('won')
    expect(await compare(id)).toEqual([])
  })

  test('asks nothing about payments that another provider took (P-338)', async () => {
    const id = await jobs.paid()
    await dispute('open')
    delete lastSession().chargeback
    const other = { ...provider, capabilities: { ...provider.capabilities, canSplit: true } }
    const { differences } = await reconcile(db, other, period)
    expect(differences.filter(({ payment }) => payment?.assignmentId === id)).toEqual([])
  })
})

test('the professional, the client and the admins are notified, and the page of the job says what happens (P-309)', async () => {
  const id = await jobs.paid()
  await dispute('open')
  await dispute('won')
  const admins = new Set([elena.id])
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.assignmentId, id), eq(notifications.kind, 'assignment')))
    .orderBy(asc(notifications.id))
  expect(rows.map(({ event }) => event)).toEqual([
    'client.openChargeback',
    'worker.openChargeback',
    'admin.openChargeback',
    'client.winChargeback',
    'worker.winChargeback',
    'admin.winChargeback',
  ])
  expect(
    rows.filter(({ event }) => event?.startsWith('admin')).every(({ userId }) => admins.has(userId)),
  ).toBe(true)
  const mails = JSON.stringify((await market.readMails('assignment', bruno)).map(({ payload }) => payload))
  expect(mails).toContain('desconoció el pago en su banco')
  expect(mails).toContain('Hasta que resuelva, esa plata no se mueve')
  const { history }: Assignment = await read(id)
  expect(history.map(({ event }) => event).slice(-2)).toEqual(['openChargeback', 'winChargeback'])
})
