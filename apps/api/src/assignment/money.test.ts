import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { payments, refunds } from '../database/schema/payments.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'
import { isMoneyHeld } from './assignment.queries.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, provider, jobs } = await openJobs()
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(market.db)
})
afterAll(() => market.close())

const readRefunds = (id: number) => market.db.select().from(refunds).where(eq(refunds.assignmentId, id))

test('a cancellation needs the other party, or 48 hours of silence; then everything goes back (P-200, P-201)', async () => {
  const { ana, bruno } = market
  const agreed = await jobs.paid()
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
  const silent = await jobs.paid()
  await jobs.act(ana, silent, 'requestCancel', { text: 'Ya no hace falta' })
  await jobs.passTime(inDays(1.9))
  expect(await jobs.get(ana, silent)).toMatchObject({ state: 'cancelRequested' })
  await jobs.passTime(inDays(2.1))
  expect(await jobs.get(ana, silent)).toMatchObject({ state: 'refunded' })

  market.setClock(null)
  const refused = await jobs.paid()
  await jobs.act(ana, refused, 'requestCancel', { text: 'Ya no hace falta' })
  expect(await jobs.act(bruno, refused, 'refuse', { text: 'Ya compré todo' })).toMatchObject({
    state: 'paid',
  })
  await jobs.act(bruno, refused, 'requestCancel', { text: 'Me lesioné' })
  expect(await jobs.act(bruno, refused, 'takeBack')).toMatchObject({ state: 'paid', raisedBy: null })
})

test('what was paid is held, also after the operator changed to a provider that does not hold (P-244)', async () => {
  const id = await jobs.paid()
  expect(await jobs.get(market.ana, id)).toMatchObject({ isHeld: true })
  const paid = { id, paidAt: new Date() }
  expect(await isMoneyHeld(market.db, paid, false)).toBe(true)
  expect(await isMoneyHeld(market.db, { ...paid, paidAt: null }, false)).toBe(false)
})

test('a claim ends when one accepts what the other proposes: a part goes back (P-201, P-202)', async () => {
  const { ana, bruno } = market
  const id = await jobs.done()
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
  const id = await jobs.done()
  await jobs.act(market.ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.act(market.bruno, id, 'proposeSettlement', { amount: 0 })
  expect(await jobs.act(market.ana, id, 'settle')).toMatchObject({ state: 'completed' })
  expect(await readRefunds(id)).toEqual([])
})

test('an admin decides a claim with a reason, which takes effect in ten days unless a party appeals (P-202)', async () => {
  const { ana, bruno, elena } = market
  const id = await jobs.done()
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.passTime(inDays(3.1))
  expect(await jobs.notices(id)).toEqual(['client.done', 'worker.claim', 'worker.remindAnswer'])
  await jobs.act(elena, id, 'decide', { amount: 15_000, text: 'Las fotos lo muestran' })
  await jobs.passTime(inDays(13.2))
  expect(await jobs.get(bruno, id)).toMatchObject({ state: 'refunded', refundAmount: 15_000 })

  market.setClock(null)
  const appealed = await jobs.done()
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
  const id = await jobs.paid()
  market.setClock(inDays(9))
  await jobs.act(market.ana, id, 'withdraw')
  await jobs.passTime(inDays(9))
  expect(await jobs.get(market.ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  market.setClock(null)
  const late = await jobs.paid()
  market.setClock(inDays(11))
  expect(await outcome(jobs.act(market.ana, late, 'withdraw'))).toBe('tooLate')
})

test('a refund that the provider refuses waits for an admin, and one that is not reached is sent again (P-201)', async () => {
  const { ana, bruno, elena } = market
  const id = await jobs.paid()
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
  const id = await jobs.done()
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

test('a refused refund of a payment that no job needs is not lost: it is tried again (P-201)', async () => {
  const id = await jobs.hire(market.ana, market.bruno)
  const session = await jobs.checkout(market.ana, id)
  await jobs.act(market.bruno, id, 'stepBack', { text: 'No llego' })
  session.state = 'paid'
  await jobs.deliver(session)
  provider.refuses = true
  await jobs.passTime(new Date())
  const read = () => market.db.select().from(payments).where(eq(payments.sessionId, session.sessionId))
  expect(await read()).toMatchObject([{ state: 'refunding' }])
  provider.refuses = false
  await jobs.passTime(inDays(1))
  expect(await read()).toMatchObject([{ state: 'refunded' }])
})
