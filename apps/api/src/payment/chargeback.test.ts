import { assignmentStates, type Assignment } from '@plomada/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { timers } from '../database/schema/assignments.ts'
import { ledgerTransactions } from '../database/schema/ledger.ts'
import { notifications } from '../database/schema/notifications.ts'
import { chargebacks, payments, refunds } from '../database/schema/payments.ts'
import { getSqlError } from '../database/sqlErrors.ts'
import { findLedgerFaults } from '../ledger/check.queries.ts'
import { post } from '../ledger/ledger.actions.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

type State = 'open' | 'won' | 'lost'
/** Lets the payer dispute the last payment, or another one, or the bank decide. */
const dispute = async (state: State, session = lastSession(), change = {}) => {
  const { statusCode } = await jobs.deliverEvent(provider.dispute(session, state, change))
  expect(statusCode).toBe(200)
}
const lastSession = () => provider.sessions.at(-1) ?? expect.fail('There is no session')
const read = (id: number) => jobs.get(ana, id)
const held = (id: number) => readBalance(db, `held:${id}`)
const paymentStates = async (id: number) => {
  const ofJob = eq(payments.assignmentId, id)
  return (await db.select().from(payments).where(ofJob).orderBy(asc(payments.id))).map(({ state }) => state)
}
const refundStates = async (id: number) => {
  const ofJob = eq(refunds.assignmentId, id)
  return (await db.select().from(refunds).where(ofJob).orderBy(asc(refunds.id))).map(({ state }) => state)
}
const kindsOf = async (id: number) => {
  const rows = await db
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.assignmentId, id))
    .orderBy(asc(ledgerTransactions.id))
  return rows.map(({ kind }) => kind)
}
/** Returns by how many pesos work changed what the professional has, owes, and the platform earned. */
async function changes(work: () => Promise<unknown>): Promise<number[]> {
  const readAll = () =>
    Promise.all(
      ([`payable:${bruno.id}`, `receivable:${bruno.id}`, 'commission'] as const).map((account) =>
        readBalance(db, account),
      ),
    )
  const before = await readAll()
  await work()
  const after = await readAll()
  return after.map((balance, index) => (balance - (before[index] ?? 0)) / 100)
}
const confirmed = async () => {
  const id = await jobs.done()
  await jobs.act(ana, id, 'confirm')
  return id
}
/** A paid job whose price went up by 12,000 pesos, which were paid too. */
const withSupplement = async () => {
  const id = await jobs.paid()
  await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, text: 'Hay más para hacer' })
  await jobs.act(ana, id, 'acceptPrice', { amount: 60_000 })
  await jobs.pay(ana, id)
  const [main, supplement] = provider.sessions.slice(-2)
  if (!main || !supplement) throw new Error('There is no supplement')
  return { id, main, supplement }
}

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
      expect(await outcome(jobs.act(person, id, event, { text: 'No', day: '2026-12-30' })), `${event}`).toBe(
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
    const entries = [
      { account: `payable:${bruno.id}`, amount: -left },
      { account: 'payout_in_transit', amount: left },
    ] as const
    const moved = { kind: 'payout', reference: `test:payout:${id}`, entries: [...entries] } as const
    await post(db, { now: new Date() }, [moved])
    expect(await changes(() => dispute('open'))).toEqual([-10_800, -30_000, -7200])
    expect(await changes(() => dispute('lost'))).toEqual([0, 0, 0])
    expect(await read(id)).toMatchObject({ state: 'chargedBack' })
    const back = entries.map(({ account, amount }) => ({ account, amount: -amount }))
    await post(db, { now: new Date() }, [
      { ...moved, kind: 'payout_failed', reference: `${moved.reference}:failed`, entries: back },
    ])
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
