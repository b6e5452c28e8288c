import { receiptCalls, payoutCalls } from '@plomada/domain/calls'
import { asc, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { invoices, invoiceSeries } from '../database/schema/invoices.ts'
import { commissionRules, ledgerTransactions } from '../database/schema/ledger.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { transact } from '../database/database.ts'
import { postSplitPayment, reclaimRefund, releaseJob, settleReclaim } from '../ledger/ledger.actions.ts'
import { lockAssignment } from '../assignment/lock.actions.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { numberedReceipts, type Invoices } from '../services/invoices/invoices.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'
import { authorizeInvoices } from './authorize.actions.ts'

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, carla, rita, elena } = market
afterEach(async () => {
  provider.refuses = false
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

type Person = typeof ana
const readReceipt = async (person: Person, id: number) =>
  (await market.as(person).send(receiptCalls.get, { params: { id } })).result
const readInvoice = async (person: Person, id: number) =>
  (await market.as(person).send(receiptCalls.invoice, { params: { id } })).result
/** The payment of a job, as its client sees it. */
const paymentOf = async (id: number) => (await jobs.get(ana, id)).payments[0]?.id ?? 0
const documentsOf = (id: number) =>
  db.select().from(invoices).where(eq(invoices.assignmentId, id)).orderBy(asc(invoices.id))
/** A job that is confirmed. */
async function completed(): Promise<number> {
  const id = await jobs.done()
  await jobs.act(ana, id, 'confirm')
  return id
}

describe('the receipt of a client', () => {
  test('follows the money: held, released, held again, and back to the client in part (P-322, P-323)', async () => {
    const id = await jobs.done()
    const payment = await paymentOf(id)
    expect(await readReceipt(ana, payment)).toMatchObject({
      id: payment,
      amount: 48_000,
      payer: { firstName: 'Ana' },
      payee: { firstName: 'Bruno' },
      assignmentId: id,
      held: 48_000,
      released: 0,
      releasedAt: null,
      refunds: [],
    })
    await jobs.act(ana, id, 'confirm')
    const released = await readReceipt(ana, payment)
    expect(released).toMatchObject({ held: 0, released: 48_000 })
    expect(released.releasedAt).toBeInstanceOf(Date)
    await jobs.act(ana, id, 'claim', { text: 'Volvió a perder', amount: 10_000 })
    expect(await readReceipt(ana, payment)).toMatchObject({ held: 48_000, released: 0 })
    await jobs.act(bruno, id, 'proposeSettlement', { amount: 10_000 })
    await jobs.act(ana, id, 'settle', { amount: 10_000 })
    expect(await readReceipt(ana, payment)).toMatchObject({
      held: 0,
      released: 38_000,
      refunds: [{ amount: 10_000, state: 'requested', doneAt: null }],
    })
    await jobs.passTime(new Date(Date.now() + 60_000))
    const refunded = await readReceipt(ana, payment)
    expect(refunded.refunds).toMatchObject([{ amount: 10_000, state: 'done' }])
    expect(refunded.refunds[0]?.doneAt).toBeInstanceOf(Date)
  })

  test('says that a refund which the provider refuses is held (P-323)', async () => {
    const id = await jobs.paid()
    const payment = await paymentOf(id)
    provider.refuses = true
    await jobs.act(ana, id, 'withdraw')
    await jobs.passTime(new Date(Date.now() + 60_000))
    expect(await readReceipt(ana, payment)).toMatchObject({
      held: 48_000,
      released: 0,
      refunds: [{ amount: 48_000, state: 'failed' }],
    })
  })

  test('exists only for its payer and admins, once the payment arrived (P-322)', async () => {
    const id = await jobs.hire(ana, bruno)
    await jobs.checkout(ana, id)
    expect((await jobs.get(ana, id)).payments).toEqual([])
    const session = provider.sessions.at(-1)
    const [, paymentId] = (session?.reference ?? '').split('-').map(Number)
    expect(await outcome(readReceipt(ana, paymentId ?? 0))).toBe('notFound')
    await jobs.pay(ana, id)
    const payment = await paymentOf(id)
    expect(payment).toBe(paymentId)
    expect((await readReceipt(elena, payment)).id).toBe(payment)
    for (const person of [bruno, carla, rita])
      expect(await outcome(readReceipt(person, payment))).toBe('notFound')
    expect((await jobs.get(bruno, id)).payments).toEqual([])
    expect((await jobs.get(elena, id)).payments).toEqual([{ id: payment, amount: 48_000 }])
  })

  test('is linked in a mail to the client after the payment, and in one after a supplement (P-324)', async () => {
    const id = await jobs.paid()
    const mails = async () => {
      const rows = await db.select().from(outbox).where(eq(outbox.kind, 'receipt')).orderBy(desc(outbox.id))
      return rows.map(
        ({ payload }) => payload as { to: string; notice: { link: string; paragraphs: string[] } },
      )
    }
    const [mail] = await mails()
    const [client] = await db.select().from(users).where(eq(users.id, ana.id))
    expect(mail?.to).toBe(client?.email)
    expect(mail?.notice.link).toBe(`/recibo/${await paymentOf(id)}`)
    expect(mail?.notice.paragraphs[0]).toContain('Pagaste $ 48.000')
    await jobs.act(bruno, id, 'proposePrice', { amount: 60_000, text: 'Hay más para hacer' })
    await jobs.act(ana, id, 'acceptPrice', { amount: 60_000 })
    await jobs.pay(ana, id)
    const [, supplement] = (await jobs.get(ana, id)).payments
    expect((await mails())[0]?.notice.link).toBe(`/recibo/${supplement?.id}`)
    expect(await readReceipt(ana, supplement?.id ?? 0)).toMatchObject({ amount: 12_000, isSupplement: true })
  })
})

describe('the document of a commission', () => {
  test('is issued with the release, and a claim after it issues one that takes it back (P-325, P-326)', async () => {
    await db.delete(payoutAccounts)
    await db
      .insert(payoutAccounts)
      .values({ userId: bruno.id, cuit: '20123456786', target: 'bruno.oficios', holder: 'Bruno Saldaño' })
    const id = await completed()
    const [commission] = await documentsOf(id)
    expect(await readInvoice(bruno, commission?.id ?? 0)).toMatchObject({
      kind: 'commission',
      year: new Date().getFullYear(),
      base: 4_800_000,
      amount: 720_000,
      cuit: '20123456786',
      assignment: { id },
      refersTo: null,
      credit: null,
      cae: null,
    })
    await jobs.act(ana, id, 'claim', { text: 'Volvió a perder', amount: 8000 })
    const [, credit] = await documentsOf(id)
    expect(await readInvoice(bruno, credit?.id ?? 0)).toMatchObject({
      kind: 'credit',
      amount: 720_000,
      refersTo: { id: commission?.id, kind: 'commission' },
    })
    expect((await readInvoice(bruno, commission?.id ?? 0)).credit?.id).toBe(credit?.id)
    await jobs.act(bruno, id, 'proposeSettlement', { amount: 8000 })
    await jobs.act(ana, id, 'settle', { amount: 8000 })
    const third = (await documentsOf(id))[2]
    expect(third).toMatchObject({ kind: 'commission', base: 4_000_000, amount: 600_000, refersToId: null })
    expect(third?.number).toBeGreaterThan(commission?.number ?? 0)
  })

  test('is linked from the movement of the month (P-327)', async () => {
    const id = await completed()
    const [commission] = await documentsOf(id)
    const month = new Date()
      .toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })
      .slice(0, 7)
    const { result } = await market.as(bruno).send(payoutCalls.statement, { query: { month } })
    const lines = result.lines.filter(({ assignment }) => assignment?.id === id)
    expect(lines.map(({ kind, invoiceId }) => [kind, invoiceId])).toEqual([
      ['release', null],
      ['commission', commission?.id],
    ])
  })

  test('exists only for its professional and admins (P-325)', async () => {
    const [document] = await documentsOf(await completed())
    expect((await readInvoice(elena, document?.id ?? 0)).professional.id).toBe(bruno.id)
    for (const person of [ana, carla, rita])
      expect(await outcome(readInvoice(person, document?.id ?? 0))).toBe('notFound')
  })

  test('has the next number of the year, without gaps, when jobs end at once and one of them fails (P-326)', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => jobs.done()))
    const [failing = 0, ...rest] = ids
    const fail = transact(db, async (tx) => {
      const { row } = await lockAssignment(tx, failing)
      await releaseJob(tx, row, new Date())
      throw new Error('The database is lost')
    })
    await Promise.all([
      expect(fail).rejects.toThrow('The database is lost'),
      ...rest.map((id) => jobs.act(ana, id, 'confirm')),
    ])
    market.setClock(new Date('2031-01-01T01:00:00Z'))
    await jobs.act(ana, failing, 'confirm')
    market.setClock(null)
    for (const { kind, year, last } of await db.select().from(invoiceSeries)) {
      const rows = await db
        .select()
        .from(invoices)
        .where(eq(invoices.year, year))
        .orderBy(asc(invoices.number))
      const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => number)
      expect(numbers).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    }
    // It is still 2030 in Buenos Aires.
    expect(await documentsOf(failing)).toMatchObject([{ year: 2030, number: 1 }])
  })

  test('is not issued for a job without a commission (P-325)', async () => {
    const [rule] = await db
      .insert(commissionRules)
      .values({ tradeId: null, rate: 0, validFrom: '2020-01-01' })
      .returning()
    const id = await completed()
    await db.delete(commissionRules).where(eq(commissionRules.id, rule?.id ?? 0))
    expect(await documentsOf(id)).toEqual([])
    await jobs.act(ana, id, 'claim', { text: 'Volvió a perder', amount: 8000 })
    expect(await documentsOf(id)).toEqual([])
    const kinds = await db
      .select({ kind: ledgerTransactions.kind })
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.assignmentId, id))
      .orderBy(asc(ledgerTransactions.id))
    expect(kinds.map(({ kind }) => kind)).toEqual(['charge', 'release', 'freeze'])
  })

  test('is authorized once by a provider of invoices, the oldest first; what it refuses is tried again (P-328)', async () => {
    await completed()
    const last = await completed()
    const [before] = await documentsOf(last)
    expect(await authorizeInvoices(db, numberedReceipts)).toBeUndefined()
    expect((await readInvoice(bruno, before?.id ?? 0)).cae).toBeNull()
    const seen: string[] = []
    const refused = { authorize: async () => Promise.reject(new Error('ARCA no responde')) }
    await expect(authorizeInvoices(db, refused)).rejects.toThrow('ARCA no responde')
    const arca: Invoices = {
      async authorize({ kind, year, number }) {
        seen.push(`${kind} ${year} ${number}`)
        const cae = String(seen.length).padStart(14, '0')
        return { cae, caeExpiresOn: '2026-12-10', taxCondition: 'simplified' }
      },
    }
    const waiting = await db.select().from(invoices).where(isNull(invoices.cae)).orderBy(asc(invoices.id))
    await authorizeInvoices(db, arca)
    expect(seen).toEqual(waiting.map(({ kind, year, number }) => `${kind} ${year} ${number}`))
    await authorizeInvoices(db, arca)
    expect(seen).toHaveLength(waiting.length)
    expect(await readInvoice(bruno, before?.id ?? 0)).toMatchObject({
      cae: String(waiting.findIndex(({ id }) => id === before?.id) + 1).padStart(14, '0'),
      caeExpiresOn: '2026-12-10',
      taxCondition: 'simplified',
    })
  })

  test('is issued when a provider pays the professional at once; a refund of a part gives that part back (P-325, P-326)', async () => {
    const id = await jobs.paid()
    const payment = await paymentOf(id)
    const refund = { key: `payment:${payment}:part`, amount: 1_200_000, now: new Date() }
    const about = { now: refund.now, assignmentId: id, paymentId: payment }
    const rollback = new Error('Only this test splits a payment that is held')
    const split = transact(db, async (tx) => {
      const { row } = await lockAssignment(tx, id)
      await postSplitPayment(tx, row, { id: payment, fee: 720_000, amount: 4_800_000 }, refund.now)
      await reclaimRefund(tx, row, { id: payment, fee: 720_000, kept: 4_800_000 }, refund)
      await settleReclaim(tx, refund.key, 'failed', about)
      const rows = await tx
        .select()
        .from(invoices)
        .where(eq(invoices.assignmentId, id))
        .orderBy(asc(invoices.id))
      expect(rows).toMatchObject([
        { kind: 'commission', base: 4_800_000, amount: 720_000 },
        { kind: 'credit', base: 1_200_000, amount: 180_000, refersToId: rows[0]?.id },
        { kind: 'commission', base: 1_200_000, amount: 180_000 },
      ])
      throw rollback
    })
    await expect(split).rejects.toBe(rollback)
  })
})
