import { offerCalls } from '@plomada/domain/calls'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { assignments, history } from '../database/schema/assignments.ts'
import { applications } from '../database/schema/core.ts'
import { notifications } from '../database/schema/notifications.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { settleFromProvider } from '../payment/payment.actions.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome, outcomes } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const log = { warn: () => {}, error: () => {} }

const { market, provider, jobs } = await openJobs()
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(market.db)
})
afterAll(() => market.close())

/** The return from the payment page: the server asks the provider. */
const comeBack = (sessionId: string) =>
  settleFromProvider(market.db, sessionId, {
    provider,
    publicUrl: market.config.publicUrl,
    log,
    clock: market.clock,
  })

const eventsOf = async (id: number) =>
  (await market.db.select().from(history).where(eq(history.assignmentId, id)).orderBy(history.id)).map(
    ({ event }) => event,
  )
const paymentNotices = (id: number) =>
  market.db.$count(notifications, and(eq(notifications.assignmentId, id), eq(notifications.kind, 'payment')))

async function reachDone(): Promise<number> {
  const id = await jobs.hire(market.ana, market.bruno)
  await jobs.pay(market.ana, id)
  await jobs.act(market.bruno, id, 'done')
  return id
}

test('the return and the notification of a payment, 50 times at once, pay a job once; then it does not expire (P-204)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const session = await jobs.checkout(market.ana, id)
  session.state = 'paid'
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? comeBack(session.sessionId) : jobs.deliver(session),
    ),
  )
  await jobs.passTime(inDays(8))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'paid' })
  expect(await eventsOf(id)).toEqual(['accept', 'pay'])
  expect(await paymentNotices(id)).toBe(1)
  expect(await market.db.$count(refunds, eq(refunds.assignmentId, id))).toBe(0)
})

test('the same event three times at once has one effect (P-204)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const session = await jobs.checkout(market.ana, id)
  session.state = 'paid'
  const event = provider.createEvent(session, 'paid')
  await Promise.all([1, 2, 3].map(() => jobs.deliverEvent(event)))
  expect(await eventsOf(id)).toEqual(['accept', 'pay'])
  expect(await paymentNotices(id)).toBe(1)
})

test('an old payment event does not revive a job that was refunded (P-204)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const session = await jobs.checkout(market.ana, id)
  session.state = 'paid'
  await jobs.deliver(session)
  await jobs.act(market.ana, id, 'withdraw')
  await jobs.passTime(new Date())
  await jobs.deliver(session)
  await comeBack(session.sessionId)
  await jobs.passTime(new Date())
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'refunded' })
  expect(await market.db.$count(refunds, eq(refunds.assignmentId, id))).toBe(1)
})

test('two acceptances at once: one wins, the other is refused (P-204)', async () => {
  const { ana, bruno, carla } = market
  const offer = await market.publish(ana)
  await market.apply(bruno, offer)
  await market.apply(carla, offer)
  const results = await outcomes([market.accept(ana, offer, bruno), market.accept(ana, offer, carla)])
  expect(results).toEqual({ done: 1, alreadyAccepted: 1 })
  expect(await market.db.$count(assignments, eq(assignments.offerId, offer.id))).toBe(1)
})

test('a payment that was left and tried again in another tab is charged once (P-204)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const first = await jobs.checkout(market.ana, id)
  first.state = 'expired'
  const second = await jobs.checkout(market.ana, id)
  expect(second.sessionId).not.toBe(first.sessionId)
  // Both were paid: the first tab was still open.
  for (const session of [second, first]) {
    session.state = 'paid'
    await jobs.deliver(session)
  }
  await jobs.passTime(new Date())
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'paid' })
  const rows = await market.db
    .select()
    .from(payments)
    .where(eq(payments.assignmentId, id))
    .orderBy(payments.id)
  expect(rows.map(({ state }) => state)).toEqual(['refunded', 'paid'])
})

test('a claim and the confirmation at once: one wins, the other is refused (P-204)', async () => {
  const id = await reachDone()
  const results = await outcomes([
    jobs.act(market.bruno, id, 'claim', { text: 'No me deja cobrar', amount: 0 }),
    jobs.act(market.ana, id, 'confirm'),
  ])
  expect(results).toEqual({ done: 1, stateChanged: 1 })
})

test('the clock and a claim at once: one wins (P-204)', async () => {
  const id = await reachDone()
  market.setClock(inDays(5.1))
  await Promise.all([
    jobs.passTime(inDays(5.1)),
    outcome(jobs.act(market.ana, id, 'claim', { text: 'Gotea', amount: 1000 })),
  ])
  const events = await eventsOf(id)
  expect(events.filter((event) => event === 'claim' || event === 'confirmBySilence')).toHaveLength(1)
})

test('two admins who decide one claim: one wins, the other is refused (P-204)', async () => {
  const other = await market.addPerson({ role: 'admin' })
  const id = await reachDone()
  await jobs.act(market.ana, id, 'claim', { text: 'Gotea', amount: 1000 })
  const results = await outcomes([
    jobs.act(market.elena, id, 'decide', { amount: 0, text: 'No gotea' }),
    jobs.act(other, id, 'decide', { amount: 1000, text: 'Gotea' }),
  ])
  expect(results).toEqual({ done: 1, stateChanged: 1 })
  await market.ban(other)
})

test('a refund and the release of one job at once: one wins, and the money goes to one side (P-204)', async () => {
  const id = await reachDone()
  const { bruno, ana, elena, db } = market
  const before = await readBalance(db, `payable:${bruno.id}`)
  const results = await outcomes([
    jobs.act(elena, id, 'cancel', { text: 'No se puede hacer' }),
    jobs.act(ana, id, 'confirm'),
  ])
  expect(results).toEqual({ done: 1, stateChanged: 1 })
  await jobs.passTime(new Date())
  const { state } = await jobs.get(ana, id)
  const earned = (await readBalance(db, `payable:${bruno.id}`)) - before
  const sent = await db.$count(refunds, and(eq(refunds.assignmentId, id), eq(refunds.state, 'done')))
  expect([earned, sent]).toEqual(state === 'completed' ? [40_800_00, 0] : [0, 1])
})

test('both ask to cancel at once: one asks, and the other can agree (P-204)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  await jobs.pay(market.ana, id)
  const results = await outcomes([
    jobs.act(market.ana, id, 'requestCancel', { text: 'No hace falta' }),
    jobs.act(market.bruno, id, 'requestCancel', { text: 'No llego' }),
  ])
  expect(results).toEqual({ done: 1, stateChanged: 1 })
})

test('a professional who left can apply again, and be accepted again (P-199)', async () => {
  const { ana, bruno } = market
  const id = await jobs.hire(ana, bruno)
  const { offer } = await jobs.get(ana, id)
  await jobs.act(bruno, id, 'stepBack', { text: 'Me lesioné' })
  const [left] = await market.db.select().from(applications).where(eq(applications.offerId, offer.id))
  expect(left).toMatchObject({ state: 'ended' })
  await market.apply(bruno, offer)
  await market.accept(ana, offer, bruno)
  const all = await market.db
    .select()
    .from(assignments)
    .where(eq(assignments.offerId, offer.id))
    .orderBy(assignments.id)
  expect(all.map(({ state }) => state)).toEqual(['canceled', 'agreed'])
})

test('an admin deletes an offer whose job was canceled before it was paid, with its history (P-199)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const { offer } = await jobs.get(market.ana, id)
  await jobs.act(market.bruno, id, 'stepBack', { text: 'Me lesioné' })
  await market.as(market.elena).send(offerCalls.remove, { params: { id: offer.id } })
  expect(await outcome(jobs.get(market.ana, id))).toBe('notFound')
})

test('a job that is paid while its page is read is shown as it was before or after, never as a mixture (P-184)', async () => {
  const { db, ana, bruno } = market
  const id = await jobs.hire(ana, bruno)
  await jobs.checkout(ana, id)
  const isOfJob = eq(payments.assignmentId, id)
  let read: ReturnType<typeof jobs.get> | undefined
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${payments} in access exclusive mode`)
    read = jobs.get(ana, id)
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 60_000 })
    await tx.update(payments).set({ paidAt: new Date() }).where(isOfJob)
  })
  expect(await read).toMatchObject({ state: 'agreed', payments: [] })
  await db.update(payments).set({ paidAt: null }).where(isOfJob)
})

async function countWaiting(): Promise<number> {
  const { rows } = await market.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_locks where not granted and relation = ${'payments'}::regclass`,
  )
  return rows[0]?.waiting ?? 0
}
