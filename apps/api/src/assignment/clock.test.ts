import type { PersonalEvent } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

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

test('work that the client does not judge for five days is confirmed, with three reminders (P-200)', async () => {
  const id = await jobs.done()
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

test('a date is proposed by one and confirmed by the other, and may change (P-199)', async () => {
  const { ana, bruno } = market
  const id = await jobs.paid()
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

test.each(['client', 'worker'] as const)(
  'a banned %s leaves no dead end in any state (P-200)',
  async (banned) => {
    const { ana, bruno } = market
    const [left, other] = banned === 'client' ? [ana, bruno] : [bruno, ana]
    const ways: Record<string, () => Promise<number>> = {
      agreed: () => jobs.hire(ana, bruno),
      paid: () => jobs.paid(),
      done: () => jobs.done(),
      disputed: async () => {
        const id = await jobs.done()
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
