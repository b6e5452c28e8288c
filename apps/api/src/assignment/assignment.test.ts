import type { PersonalEvent } from '@plomada/domain'
import { assignmentCalls, offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { history } from '../database/schema/assignments.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { fakePayments, type FakePayments } from '../testing/fakePayments.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { createJobs } from '../testing/jobs.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

let market: Marketplace
let provider: FakePayments
let jobs: ReturnType<typeof createJobs>
beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
  jobs = createJobs(market, provider)
})
afterEach(async () => {
  market.setClock(null)
  expect(await findBrokenInvariants(market.db)).toEqual([])
})
afterAll(() => market.close())

/** Hires Bruno, and pays for it. */
async function paidJob(): Promise<number> {
  const id = await jobs.hire(market.ana, market.bruno)
  await jobs.pay(market.ana, id)
  return id
}

async function doneJob(): Promise<number> {
  const id = await paidJob()
  await jobs.act(market.bruno, id, 'done', { text: 'Quedó andando' })
  return id
}

const readOffer = async (id: number) => {
  const { offer } = await jobs.get(market.ana, id)
  const [row] = await market.db.select().from(offers).where(eq(offers.id, offer.id))
  return row
}
const readRefunds = (id: number) => market.db.select().from(refunds).where(eq(refunds.assignmentId, id))

test('a job runs from the acceptance to the confirmation, and each step is in its history (P-182, P-198)', async () => {
  const { ana, bruno } = market
  const id = await doneJob()
  const finished = await jobs.act(ana, id, 'confirm')
  expect(finished).toMatchObject({ state: 'completed', dueAt: null, role: 'client', refundAmount: null })
  expect(finished.history.map(({ event, by }) => `${by} ${event}`)).toEqual([
    'client accept',
    'provider pay',
    'worker done',
    'client confirm',
  ])
  expect(finished.history[2]).toMatchObject({ text: 'Quedó andando' })
  expect(await readOffer(id)).toMatchObject({ state: 'terminado' })
  expect(await jobs.notices(id)).toEqual(['client.done', 'worker.confirm'])
  expect(await jobs.get(bruno, id)).toMatchObject({ role: 'worker' })
})

test('a job is only for its parties and admins (P-198)', async () => {
  const id = await doneJob()
  for (const stranger of [market.rita, market.carla])
    expect(await outcome(jobs.get(stranger, id))).toBe('notFound')
  expect(await outcome(jobs.act(market.carla, id, 'confirm'))).toBe('notFound')
  expect(await outcome(jobs.act(market.bruno, id, 'confirm'))).toBe('forbidden')
  expect(await outcome(jobs.act(market.elena, id, 'confirm'))).toBe('forbidden')
  expect(await jobs.get(market.elena, id)).toMatchObject({ role: 'admin', conversationId: null })
})

test('who saw another state is told so, and nothing happens (P-184)', async () => {
  const { ana, bruno } = market
  const id = await paidJob()
  await jobs.act(bruno, id, 'done')
  const body = { event: 'requestCancel', from: 'paid', text: 'No vino' } as const
  const late = market.as(ana).send(assignmentCalls.act, { params: { id }, body })
  expect(await outcome(late)).toBe('stateChanged')
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'done' })
})

test('what an event asks for is required, with the field named (P-184)', async () => {
  const id = await paidJob()
  const send = (body: object) =>
    market.as(market.ana).inject({ method: 'POST', url: `/api/user/trabajos/${id}`, payload: body })
  const refused = await send({ accion: 'claim', estado: 'paid', texto: '  ', monto: 999_999 })
  expect(refused.statusCode).toBe(400)
  expect(Object.keys(refused.json().fields)).toEqual(['texto', 'monto'])
  expect((await send({ accion: 'claim', estado: 'paid', texto: 'x'.repeat(1001) })).statusCode).toBe(400)
  expect((await send({ accion: 'pay', estado: 'paid' })).statusCode).toBe(400)
})

test('before the payment each party can step back: the offer opens again with its other applicants (P-199)', async () => {
  const { ana, bruno, carla } = market
  for (const leaver of [ana, bruno]) {
    const offer = await market.publish(ana)
    await market.apply(bruno, offer)
    await market.apply(carla, offer)
    await market.accept(ana, offer, bruno)
    const { result } = await market.as(ana).send(offerCalls.get, { params: { id: offer.id } })
    const id = result.assignmentId ?? 0
    const session = await jobs.checkout(ana, id)
    await jobs.act(leaver, id, 'stepBack', { text: 'Me mudo' })
    expect(await market.readOffer(offer)).toMatchObject({ state: 'pendiente', hiredId: null, isListed: true })
    expect(await jobs.notices(id)).toEqual([leaver === ana ? 'worker.stepBack' : 'client.stepBack'])
    // The window of the payment was still open.
    session.state = 'paid'
    await jobs.deliver(session)
    expect(await jobs.notices(id)).toContain('client.extraPayment')
    await market.accept(ana, offer, carla)
    expect(await market.readOffer(offer)).toMatchObject({ state: 'proceso', hiredId: carla.id })
    await jobs.passTime(new Date())
    const [payment] = await market.db.select().from(payments).where(eq(payments.sessionId, session.sessionId))
    expect(payment).toMatchObject({ state: 'refunded' })
  }
})

test('an unpaid job expires after seven days, with two reminders before (P-200)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  await jobs.passTime(inDays(3.9))
  expect(await jobs.notices(id)).toEqual(['client.remindPayment'])
  await jobs.passTime(inDays(6.9))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'agreed' })
  await jobs.passTime(inDays(7.1))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'canceled' })
  expect(await jobs.notices(id)).toEqual([
    'client.remindPayment',
    'client.remindPaymentAgain',
    'client.expire',
    'worker.expire',
  ])
  expect(await readOffer(id)).toMatchObject({ state: 'pendiente' })
})

test('a cancellation needs the other party, or 48 hours of silence; then everything goes back (P-200, P-201)', async () => {
  const { ana, bruno } = market
  const agreed = await paidJob()
  await jobs.act(bruno, agreed, 'requestCancel', { text: 'Me lesioné' })
  expect(await outcome(jobs.act(bruno, agreed, 'agree'))).toBe('waitsForOther')
  await jobs.act(ana, agreed, 'agree')
  await jobs.passTime(new Date())
  expect(await jobs.get(ana, agreed)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  expect(await readRefunds(agreed)).toMatchObject([{ state: 'done', amount: 48_000 }])
  expect(await jobs.notices(agreed)).toEqual([
    'client.requestCancel',
    'worker.agree',
    'client.refunded',
    'worker.refunded',
  ])

  market.setClock(null)
  const silent = await paidJob()
  await jobs.act(ana, silent, 'requestCancel', { text: 'Ya no hace falta' })
  await jobs.passTime(inDays(1.9))
  expect(await jobs.get(ana, silent)).toMatchObject({ state: 'cancelRequested' })
  await jobs.passTime(inDays(2.1))
  expect(await jobs.get(ana, silent)).toMatchObject({ state: 'refunded' })

  market.setClock(null)
  const refused = await paidJob()
  await jobs.act(ana, refused, 'requestCancel', { text: 'Ya no hace falta' })
  expect(await jobs.act(bruno, refused, 'refuse', { text: 'Ya compré todo' })).toMatchObject({
    state: 'paid',
  })
  await jobs.act(bruno, refused, 'requestCancel', { text: 'Me lesioné' })
  expect(await jobs.act(bruno, refused, 'takeBack')).toMatchObject({ state: 'paid', raisedBy: null })
})

test('work that nobody judges for five days is confirmed, with three reminders (P-200)', async () => {
  const id = await doneJob()
  for (const days of [1.1, 3.1, 4.5]) await jobs.passTime(inDays(days))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'done' })
  await jobs.passTime(inDays(5.1))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'completed' })
  expect(await jobs.notices(id)).toEqual([
    'client.done',
    'client.remindConfirmation',
    'client.remindConfirmationAgain',
    'client.remindConfirmationLast',
    'client.confirmBySilence',
    'worker.confirmBySilence',
  ])
})

test('the client asks for changes twice, and then the way on is a claim (P-198)', async () => {
  const { ana, bruno } = market
  const id = await doneJob()
  for (const round of [1, 2]) {
    expect(await jobs.act(ana, id, 'requestChanges', { text: 'Gotea' })).toMatchObject({
      state: 'paid',
      changesRequested: round,
    })
    await jobs.act(bruno, id, 'done')
  }
  expect(await outcome(jobs.act(ana, id, 'requestChanges', { text: 'Gotea' }))).toBe('tooManyChanges')
  expect(await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 20_000 })).toMatchObject({
    state: 'disputed',
    raisedBy: 'client',
  })
})

test('a date is proposed by one and confirmed by the other, and may change (P-199)', async () => {
  const { ana, bruno } = market
  const id = await paidJob()
  const day = inDays(4).toISOString().slice(0, 10)
  await jobs.act(bruno, id, 'proposeDate', { day, shift: 'tarde' })
  expect(await outcome(jobs.act(bruno, id, 'confirmDate'))).toBe('noProposal')
  expect(await jobs.act(ana, id, 'confirmDate')).toMatchObject({
    appointmentDay: day,
    appointmentShift: 'tarde',
    proposals: [],
  })
  await jobs.act(ana, id, 'proposeDate', { day, shift: 'mañana' })
  expect(await jobs.act(bruno, id, 'confirmDate')).toMatchObject({ appointmentShift: 'mañana' })
  expect(await outcome(jobs.act(ana, id, 'proposeDate', { day: '2020-01-01', shift: 'mañana' }))).toBe(
    'invalid',
  )
})

test('a claim ends when one accepts what the other proposes: a part goes back (P-201, P-202)', async () => {
  const { ana, bruno } = market
  const id = await doneJob()
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  expect(await outcome(jobs.act(ana, id, 'confirm'))).toBe('stateChanged')
  await jobs.act(bruno, id, 'answer', { text: 'Se rompió después' })
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 5000 })
  await jobs.act(ana, id, 'proposeSettlement', { amount: 12_000 })
  expect(await outcome(jobs.act(ana, id, 'settle'))).toBe('noProposal')
  await jobs.act(bruno, id, 'settle')
  await jobs.passTime(new Date())
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 12_000 })
  const [payment] = await market.db.select().from(payments).where(eq(payments.assignmentId, id))
  // A part stays paid.
  expect(payment).toMatchObject({ state: 'paid', amount: 48_000 })
})

test('a claim that is settled without a refund completes the job (P-202)', async () => {
  const id = await doneJob()
  await jobs.act(market.ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.act(market.bruno, id, 'proposeSettlement', { amount: 0 })
  expect(await jobs.act(market.ana, id, 'settle')).toMatchObject({ state: 'completed' })
  expect(await readRefunds(id)).toEqual([])
})

test('an admin decides a claim with a reason, which takes effect in ten days unless somebody appeals (P-202)', async () => {
  const { ana, bruno, elena } = market
  const id = await doneJob()
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.passTime(inDays(3.1))
  expect(await jobs.notices(id)).toEqual(['client.done', 'worker.claim', 'worker.remindAnswer'])
  await jobs.act(elena, id, 'decide', { amount: 15_000, text: 'Las fotos lo muestran' })
  await jobs.passTime(inDays(13.2))
  expect(await jobs.get(bruno, id)).toMatchObject({ state: 'refunded', refundAmount: 15_000 })

  market.setClock(null)
  const appealed = await doneJob()
  await jobs.act(bruno, appealed, 'claim', { text: 'No me deja entrar', amount: 0 })
  await jobs.act(elena, appealed, 'decide', { amount: 48_000, text: 'No se hizo' })
  await jobs.act(bruno, appealed, 'appeal', { text: 'Tengo fotos' })
  expect(await outcome(jobs.act(elena, appealed, 'decide', { amount: 0, text: 'Sí' }))).toBe('stateChanged')
  const other = await market.addPerson({ role: 'admin' })
  expect(await outcome(jobs.act(elena, appealed, 'decideAppeal', { amount: 0, text: 'Sí' }))).toBe(
    'otherAdmin',
  )
  expect(await jobs.act(other, appealed, 'decideAppeal', { amount: 0, text: 'Se hizo' })).toMatchObject({
    state: 'completed',
  })
  await market.ban(other)
})

test('a client may withdraw for ten days while the work is not done (P-201)', async () => {
  const id = await paidJob()
  market.setClock(inDays(9))
  await jobs.act(market.ana, id, 'withdraw')
  await jobs.passTime(inDays(9))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  market.setClock(null)
  const late = await paidJob()
  market.setClock(inDays(11))
  expect(await outcome(jobs.act(market.ana, late, 'withdraw'))).toBe('tooLate')
})

test('a refund that the provider refuses waits for an admin, and one that is not reached is sent again (P-201)', async () => {
  const { ana, bruno, elena } = market
  const id = await paidJob()
  await jobs.act(bruno, id, 'requestCancel', { text: 'No llego' })
  provider.refuses = true
  await jobs.act(ana, id, 'agree')
  await jobs.passTime(new Date())
  provider.refuses = false
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refundFailed' })
  expect(await outcome(jobs.act(ana, id, 'retryRefund'))).toBe('forbidden')
  await jobs.act(elena, id, 'retryRefund')
  expect(await outcome(jobs.act(elena, id, 'retryRefund'))).toBe('stateChanged')
  provider.isDown = true
  await jobs.passTime(new Date())
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunding' })
  provider.isDown = false
  await jobs.passTime(inDays(1))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded' })
  expect((await readRefunds(id)).map(({ state }) => state)).toEqual(['failed', 'done'])
})

test('an admin cancels with a refund and moves a deadline, and both are in the audit log (P-203)', async () => {
  const { ana, elena } = market
  const id = await doneJob()
  const day = inDays(20).toISOString().slice(0, 10)
  await jobs.act(elena, id, 'extend', { day, text: 'Está de viaje' })
  await jobs.passTime(inDays(10))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'done' })
  await jobs.act(elena, id, 'cancel', { text: 'Lo pidieron por mail' })
  await jobs.passTime(inDays(10))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  const { rows } = await market.database.pool.query(
    "select after from audit_events where action = 'assignmentChanged' and subject_id = $1 order by id",
    [id],
  )
  expect(rows.map(({ after }) => after.event)).toEqual(['extend', 'cancel'])
})

test('history is only added to (P-182)', async () => {
  const id = await paidJob()
  const change = market.db.update(history).set({ text: 'otra' }).where(eq(history.assignmentId, id))
  await expect(change).rejects.toThrow()
  await expect(market.db.delete(history).where(eq(history.assignmentId, id))).rejects.toThrow()
})

test.each(['client', 'worker'] as const)(
  'a banned %s leaves no dead end in any state (P-200)',
  async (banned) => {
    const { ana, bruno } = market
    const [left, other] = banned === 'client' ? [ana, bruno] : [bruno, ana]
    const ways: Record<string, () => Promise<number>> = {
      agreed: () => jobs.hire(ana, bruno),
      paid: paidJob,
      done: doneJob,
      disputed: async () => {
        const id = await doneJob()
        await jobs.act(other, id, 'claim', { text: 'No responde', amount: 10_000 })
        return id
      },
    }
    for (const [state, reach] of Object.entries(ways)) {
      market.setClock(null)
      const id = await reach()
      await market.ban(left)
      expect(await outcome(jobs.act(left, id, 'claim', { text: 'a', amount: 0 }))).toBe('banned')
      const way: Partial<Record<string, PersonalEvent>> = { paid: 'requestCancel' }
      if (way[state]) await jobs.act(other, id, way[state], { text: 'No viene' })
      if (state === 'disputed')
        await jobs.act(market.elena, id, 'decide', { amount: 10_000, text: 'No respondió' })
      await jobs.passTime(inDays(15))
      expect(['canceled', 'completed', 'refunded'], state).toContain((await jobs.get(market.elena, id)).state)
      await market.ban(left, true)
    }
  },
)
