import { assignmentCalls, offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { history } from '../database/schema/assignments.ts'
import { payments } from '../database/schema/payments.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'

const { market, jobs } = await openJobs()
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(market.db)
})
afterAll(() => market.close())

const readOffer = async (id: number) => {
  const { offer } = await jobs.get(market.ana, id)
  const [row] = await market.db.select().from(offers).where(eq(offers.id, offer.id))
  return row
}

test('a job runs from the acceptance to the confirmation, and each step is in its history (P-182, P-198)', async () => {
  const { ana, bruno } = market
  const id = await jobs.done()
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
  const id = await jobs.done()
  for (const other of [market.rita, market.carla]) expect(await outcome(jobs.get(other, id))).toBe('notFound')
  expect(await outcome(jobs.act(market.carla, id, 'confirm'))).toBe('notFound')
  expect(await outcome(jobs.act(market.bruno, id, 'confirm'))).toBe('forbidden')
  expect(await outcome(jobs.act(market.elena, id, 'confirm'))).toBe('forbidden')
  expect(await jobs.get(market.elena, id)).toMatchObject({ role: 'admin', conversationId: null })
})

test('who saw another state is refused, and nothing happens (P-184)', async () => {
  const { ana, bruno } = market
  const id = await jobs.paid()
  await jobs.act(bruno, id, 'done')
  const body = { event: 'requestCancel', from: 'paid', text: 'No vino' } as const
  const late = market.as(ana).send(assignmentCalls.act, { params: { id }, body })
  expect(await outcome(late)).toBe('stateChanged')
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'done' })
})

test('what an event asks for is required, with the field named (P-184)', async () => {
  const id = await jobs.paid()
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

test('the client asks for changes twice, and then the way on is a claim (P-198)', async () => {
  const { ana, bruno } = market
  const id = await jobs.done()
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

test('history is only added to (P-182)', async () => {
  const id = await jobs.paid()
  const change = market.db.update(history).set({ text: 'otra' }).where(eq(history.assignmentId, id))
  await expect(change).rejects.toThrow('Failed query')
  await expect(market.db.delete(history).where(eq(history.assignmentId, id))).rejects.toThrow('Failed query')
})
