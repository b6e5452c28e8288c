import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { timers } from '../database/schema/assignments.ts'
import { refunds } from '../database/schema/payments.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterEach(async () => {
  market.setClock(null)
  await refuseBrokenInvariants(db)
})
afterAll(() => market.close())

async function completed(): Promise<number> {
  const id = await jobs.done()
  await jobs.act(ana, id, 'confirm')
  return id
}

/** Returns what a job holds, the professional has and the platform earned since now, in pesos. */
async function watch(id: number) {
  const read = () =>
    Promise.all(
      [`held:${id}`, `payable:${bruno.id}`, 'commission'].map((account) =>
        readBalance(db, account as 'commission'),
      ),
    )
  const before = await read()
  return async () => (await read()).map((balance, index) => (balance - (before[index] ?? 0)) / 100)
}

test('for 14 days after the confirmation a client can claim: what was released is held again, and a part goes back (P-281, P-282)', async () => {
  const id = await jobs.done()
  const read = await watch(id)
  await jobs.act(ana, id, 'confirm')
  expect(await read()).toEqual([-48_000, 40_800, 7200])
  market.setClock(inDays(13))
  expect(await outcome(jobs.act(bruno, id, 'claim', { text: 'No', amount: 0 }))).toBe('forbidden')
  await jobs.act(ana, id, 'claim', { text: 'Volvió a gotear', amount: 20_000 })
  expect(await jobs.get(bruno, id)).toMatchObject({
    state: 'disputed',
    raisedBy: 'client',
    paidAt: expect.any(Date),
  })
  expect(await read()).toEqual([0, 0, 0])
  expect((await jobs.notices(id)).slice(2)).toEqual(['worker.claim'])
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 8000 })
  await jobs.act(ana, id, 'settle')
  await jobs.passTime(inDays(13))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 8000 })
  expect(await db.select().from(refunds).where(eq(refunds.assignmentId, id))).toMatchObject([
    { state: 'done', amount: 8000 },
  ])
  expect(await read()).toEqual([-48_000, 34_000, 6000])
})

test('a claim after the confirmation can be lost: all is released again, and there is no second one (P-281, P-282)', async () => {
  const id = await jobs.done()
  const read = await watch(id)
  await jobs.act(ana, id, 'confirm')
  await jobs.act(ana, id, 'claim', { text: 'Volvió a gotear', amount: 20_000 })
  await jobs.act(elena, id, 'decide', { amount: 0, text: 'Es otro caño' })
  await jobs.passTime(inDays(10.1))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed', refundAmount: 0 })
  expect(await read()).toEqual([-48_000, 40_800, 7200])
  expect(await outcome(jobs.act(ana, id, 'claim', { text: 'Sigue', amount: 1 }))).toBe('tooLate')
})

test('after 14 days, or at the same moment twice, a claim is refused (P-281)', async () => {
  const late = await completed()
  market.setClock(inDays(15))
  expect(await outcome(jobs.act(ana, late, 'claim', { text: 'Gotea', amount: 1 }))).toBe('tooLate')
  market.setClock(null)
  const id = await completed()
  const claim = () => outcome(jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 1 }))
  expect((await Promise.all([claim(), claim()])).toSorted()).toEqual(['done', 'stateChanged'])
})

test('an admin reopens a confirmed job with a reason: it waits for the client again, and its money is held (P-283)', async () => {
  const id = await jobs.done()
  const read = await watch(id)
  await jobs.passTime(inDays(5.1))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed' })
  const before = await jobs.notices(id)
  market.setClock(inDays(60))
  expect(await outcome(jobs.act(ana, id, 'reopen', { text: 'Estaba internada' }))).toBe('forbidden')
  expect(await outcome(jobs.act(elena, id, 'reopen', { text: ' ' }))).toBe('invalid')
  await jobs.act(elena, id, 'reopen', { text: 'La clienta estaba internada' })
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'done', refundAmount: null, raisedBy: null })
  expect(await read()).toEqual([0, 0, 0])
  expect((await jobs.notices(id)).slice(before.length)).toEqual(['client.reopen', 'worker.reopen'])
  const { rows } = await market.database.pool.query(
    "select after from audit_events where action = 'assignmentChanged' and subject_id = $1",
    [id],
  )
  expect(rows.map(({ after }) => after)).toEqual([
    { state: 'done', event: 'reopen', text: 'La clienta estaba internada' },
  ])
  await jobs.passTime(inDays(66))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'completed' })
  expect(await read()).toEqual([-48_000, 40_800, 7200])
  expect(
    await db
      .select()
      .from(timers)
      .where(eq(timers.topic, `assignment:${id}`)),
  ).not.toContainEqual(expect.objectContaining({ doneAt: null }))
})

test('a job whose claim was lost can be reopened, and its next claim is new (P-283)', async () => {
  const id = await completed()
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 20_000 })
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 0 })
  await jobs.act(ana, id, 'settle')
  await jobs.act(elena, id, 'reopen', { text: 'Aparecieron fotos' })
  await jobs.act(ana, id, 'claim', { text: 'Acá están las fotos', amount: 48_000 })
  await jobs.act(elena, id, 'decide', { amount: 48_000, text: 'Las fotos lo muestran' })
  await jobs.passTime(inDays(10.1))
  expect(await jobs.get(ana, id)).toMatchObject({ state: 'refunded', refundAmount: 48_000 })
  for (const event of ['reopen', 'cancel'] as const)
    expect(await outcome(jobs.act(elena, id, event, { text: 'No' })), event).toBe('stateChanged')
})
