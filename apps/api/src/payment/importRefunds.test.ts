import { payoutCalls, receiptCalls } from '@plomada/domain/calls'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { history } from '../database/schema/assignments.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'
import { importRecentRefunds, importRefunds } from './importRefunds.actions.ts'
import { reconcile } from './reconciliation.queries.ts'

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
const deps = { provider, log: { warn: () => {}, error: () => {} }, clock: market.clock }
const DAY_MS = 86_400_000

beforeEach(() => {
  provider.sessions.length = 0
  provider.refunds.length = 0
})
afterEach(async () => {
  provider.refuses = false
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

let made = 0
const lastSession = () => provider.sessions.at(-1) ?? expect.fail('No session was opened')
/** An operator sends money back in the panel of the provider. */
const refundInPanel = (amount: number, session = lastSession()) =>
  provider.refundInPanel(session, amount) ?? expect.fail('Nothing is left')
/** The provider tells that something changed about a payment. */
const hint = (resourceId = lastSession().sessionId) =>
  jobs.deliverEvent({
    id: `evt_${++made}`,
    kind: 'hint',
    isVerified: true,
    sellerId: null,
    resource: 'payment',
    resourceId,
  })
const readRefunds = async (id: number) =>
  (await db.select().from(refunds).where(eq(refunds.assignmentId, id)).orderBy(refunds.id)).map(
    ({ amount, state }) => `${amount} ${state}`,
  )
const readPayment = async (id: number) => {
  const rows = await db.select().from(payments).where(eq(payments.assignmentId, id)).orderBy(payments.id)
  return rows[0] ?? expect.fail('There is no payment')
}
const held = (id: number) => readBalance(db, `held:${id}`)
const owed = async () =>
  (await readBalance(db, `payable:${bruno.id}`)) + (await readBalance(db, `receivable:${bruno.id}`))
/** The pesos that the provider sent back. */
const sumSent = () => provider.refunds.reduce((sum, { amount }) => sum + amount, 0)

describe('a refund that was made in the panel of the provider', () => {
  test('is in the ledger after its notification, lowers the price, and both parties read it (P-330)', async () => {
    const id = await jobs.paid()
    refundInPanel(10_000)
    await hint()
    expect([await held(id), await readRefunds(id)]).toEqual([38_000_00, ['10000 done']])
    const job = await jobs.get(ana, id)
    expect(job).toMatchObject({ state: 'paid', amount: 38_000 })
    expect(job.history.at(-1)).toMatchObject({ event: 'providerRefund', by: 'provider', amount: 10_000 })
    expect((await jobs.notices(id)).slice(-2)).toEqual(['client.providerRefund', 'worker.providerRefund'])
    const mails = await market.readMails('assignment', ana)
    const text = JSON.stringify(mails.at(-1)?.payload)
    expect(text).toContain('El proveedor de pagos te devolvió plata')
    expect(text).toContain('Vuelven al cliente: $ 10.000.')
    const params = { id: (await readPayment(id)).id }
    const { result: receipt } = await market.as(ana).send(receiptCalls.get, { params })
    expect(receipt).toMatchObject({
      held: 38_000,
      refunds: [{ amount: 10_000, state: 'done', isByProvider: true }],
    })
    await jobs.act(bruno, id, 'done', { text: '' })
    const before = await owed()
    await jobs.act(ana, id, 'confirm')
    // 15 % of what is left.
    expect((await owed()) - before).toBe(32_300_00)
  })

  test('is imported once, whatever is delivered, and found without a notification (P-330)', async () => {
    const id = await jobs.paid()
    refundInPanel(10_000)
    await importRecentRefunds(db, deps)
    const payment = await readPayment(id)
    await Promise.all([hint(), hint(), importRefunds(db, payment, deps), importRecentRefunds(db, deps)])
    expect(await readRefunds(id)).toEqual(['10000 done'])
    // A second one of the same amount is another one.
    refundInPanel(10_000)
    await Promise.all([hint(), hint(), importRecentRefunds(db, deps)])
    expect([await held(id), await readRefunds(id)]).toEqual([28_000_00, ['10000 done', '10000 done']])
    const isOfImport = and(eq(history.assignmentId, id), eq(history.event, 'providerRefund'))
    expect(await db.$count(history, isOfImport)).toBe(2)
    const period = { since: new Date(Date.now() - DAY_MS), before: new Date(Date.now() + DAY_MS) }
    expect((await reconcile(db, provider, period)).differences.filter(isOf(payment))).toEqual([])
  })

  test('of the whole payment cancels the job, and nothing is sent (P-331)', async () => {
    const id = await jobs.paid()
    refundInPanel(48_000)
    await hint()
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
    expect([await held(id), await readRefunds(id), sumSent()]).toEqual([0, ['48000 done'], 48_000])
  })

  test('before ours is sent makes ours smaller (P-331)', async () => {
    const id = await jobs.paid()
    await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
    refundInPanel(10_000)
    await hint()
    expect(await readRefunds(id), 'ours may be on its way').toEqual(['48000 requested'])
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
    expect(sumSent()).toBe(48_000)
    expect(await readRefunds(id)).toEqual(['48000 failed', '10000 done', '38000 done'])
  })

  test('of all that ours would send is taken for ours (P-331)', async () => {
    const id = await jobs.paid()
    await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
    refundInPanel(48_000)
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded' })
    expect([await readRefunds(id), sumSent()]).toEqual([['48000 done'], 48_000])
  })

  test('of more than what a lower price left over ends the canceled job with the rest (P-337)', async () => {
    const id = await jobs.paid()
    await jobs.act(bruno, id, 'proposePrice', { amount: 1, text: 'Era una pavada' })
    await jobs.act(ana, id, 'acceptPrice', { amount: 1 })
    refundInPanel(48_000)
    await hint()
    await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
    await jobs.passTime(new Date())
    await jobs.passTime(new Date(Date.now() + DAY_MS))
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', amount: 1, refundAmount: 1 })
    expect(await readRefunds(id)).toEqual(['47999 failed', '1 failed', '47999 done', '1 done'])
    const params = { id: (await readPayment(id)).id }
    const { result: receipt } = await market.as(ana).send(receiptCalls.get, { params })
    expect(receipt.refunds.filter(({ state }) => state === 'done')).toMatchObject([{ amount: 48_000 }])
    const period = { since: new Date(Date.now() - 3 * DAY_MS), before: new Date(Date.now() + 3 * DAY_MS) }
    const { differences } = await reconcile(db, provider, period)
    expect(differences.filter(isOf(await readPayment(id)))).toEqual([])
  })

  test('is imported although two of ours wait, and neither is sent (P-337)', async () => {
    const id = await jobs.paid()
    for (const amount of [20_000, 1]) {
      await jobs.act(bruno, id, 'proposePrice', { amount, text: 'Era menos trabajo' })
      await jobs.act(ana, id, 'acceptPrice', { amount })
    }
    expect(await readRefunds(id)).toEqual(['28000 requested', '19999 requested'])
    refundInPanel(48_000)
    await jobs.passTime(new Date())
    await jobs.passTime(new Date(Date.now() + DAY_MS))
    expect(await readRefunds(id)).toEqual(['28000 failed', '19999 failed', '47999 done', '1 done'])
    expect(sumSent()).toBe(48_000)
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 1 })
  })

  test('after the provider refused ours ends the job, in parts too (P-331)', async () => {
    const id = await jobs.paid()
    await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
    provider.refuses = true
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refundFailed' })
    refundInPanel(20_000)
    await hint()
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refundFailed' })
    refundInPanel(28_000)
    await hint()
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded' })
    expect(await readRefunds(id)).toEqual(['48000 failed', '20000 done', '28000 done'])
    expect(sumSent()).toBe(48_000)
  })

  test('before the rest of a lower price is sent makes that rest smaller (P-331)', async () => {
    const id = await jobs.paid()
    await jobs.act(ana, id, 'proposePrice', { amount: 20_000, text: 'Es menos trabajo' })
    await jobs.act(bruno, id, 'acceptPrice')
    refundInPanel(10_000)
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'paid', amount: 20_000 })
    expect([await held(id), sumSent()]).toEqual([20_000_00, 28_000])
    await jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' })
    await jobs.passTime(new Date())
    expect([(await jobs.get(ana, id)).state, sumSent()]).toEqual(['refunded', 48_000])
  })

  test('during a claim is part of what is decided, and nothing goes back twice (P-331)', async () => {
    const id = await jobs.done()
    await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 48_000 })
    refundInPanel(48_000)
    await hint()
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'disputed', amount: 48_000 })
    await jobs.act(elena, id, 'decide', { amount: 20_000, text: 'Gotea' })
    await jobs.passTime(new Date(Date.now() + 11 * DAY_MS))
    await jobs.passTime(new Date(Date.now() + 11 * DAY_MS))
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
    expect([await held(id), await readRefunds(id), sumSent()]).toEqual([0, ['48000 done'], 48_000])
  })

  test('of a part during a claim lowers what may still go back (P-331)', async () => {
    const id = await jobs.done()
    await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 48_000 })
    await jobs.act(ana, id, 'proposeSettlement', { amount: 48_000 })
    refundInPanel(10_000)
    await hint()
    await jobs.act(bruno, id, 'settle')
    await jobs.passTime(new Date())
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', amount: 38_000, refundAmount: 38_000 })
    expect(sumSent()).toBe(48_000)
  })

  test('after the release comes from the balance of the professional, and what was paid out is a debt (P-332)', async () => {
    const id = await jobs.done()
    const before = await owed()
    await jobs.act(ana, id, 'confirm')
    expect((await owed()) - before).toBe(40_800_00)
    refundInPanel(10_000)
    await hint()
    expect((await owed()) - before).toBe(32_300_00)
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed', amount: 38_000 })
    await db.insert(payoutAccounts).values({
      userId: bruno.id,
      cuit: '20123456786',
      target: '2850590940090418135201',
      holder: 'Bruno Saldaño',
    })
    refundInPanel(38_000)
    await Promise.all([hint(), outcome(market.as(elena).send(payoutCalls.createRun, {}))])
    // A run that came first took it: that is a debt now.
    expect((await owed()) + (await readBalance(db, 'payout_in_transit'))).toBe(before)
    expect(await held(id)).toBe(0)
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed' })
  })

  test('and the confirmation at once release what is left, once (P-332)', async () => {
    const id = await jobs.done()
    const before = await owed()
    refundInPanel(10_000)
    await Promise.all([hint(), jobs.act(ana, id, 'confirm'), hint()])
    expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed', amount: 38_000 })
    expect([(await owed()) - before, await held(id)]).toEqual([32_300_00, 0])
  })

  test('of a payment that no job needs is not sent again (P-331)', async () => {
    const id = await jobs.hire(ana, bruno)
    const session = await jobs.checkout(ana, id)
    await jobs.act(ana, id, 'stepBack', { text: 'No hace falta' })
    session.state = 'paid'
    await jobs.deliver(session)
    refundInPanel(5000, session)
    await jobs.passTime(new Date())
    expect(sumSent()).toBe(48_000)
    expect(await readPayment(id)).toMatchObject({ state: 'refunded' })
    expect(await readBalance(db, `refund_due:${ana.id}`)).toBe(0)
  })

  test('with centavos is not imported, and the comparison names it (P-330)', async () => {
    const id = await jobs.paid()
    const { sessionId } = refundInPanel(99.5)
    await hint()
    expect([await held(id), await readRefunds(id)]).toEqual([48_000_00, []])
    const period = { since: new Date(Date.now() - DAY_MS), before: new Date(Date.now() + DAY_MS) }
    const { differences } = await reconcile(db, provider, period)
    expect(differences.filter((one) => one.sessionId === sessionId)).toMatchObject([
      { kind: 'refundNotInLedger', ours: null, provider: { amount: 99.5 } },
    ])
  })
})

const isOf =
  ({ id }: { id: number }) =>
  ({ payment }: { payment: { id: number } | null }) =>
    payment?.id === id
