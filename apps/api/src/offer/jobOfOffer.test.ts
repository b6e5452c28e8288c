import { assignmentFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { openJobs } from '../testing/jobs.ts'
import { type Marketplace } from '../testing/marketplace.ts'

const { market, jobs } = await openJobs()
afterAll(() => market.close())

const findOfferId = async (id: number): Promise<number> => {
  const [row] = await market.db
    .select({ offerId: assignments.offerId })
    .from(assignments)
    .where(eq(assignments.id, id))
  return row?.offerId ?? 0
}
const readJob = async (person: Marketplace['ana'], offerId: number) => {
  const { result } = await market.as(person).send(offerCalls.get, { params: { id: offerId } })
  return [result.assignmentId, result.assignmentState, result.assignmentTurn]
}
/** The job of an offer as the list of jobs of the professional has it. */
const readListed = async (offerId: number) => {
  const query = assignmentFilters.initial
  const { result } = await market.as(market.bruno).send(offerCalls.assignments, { query })
  const listed = result.find(({ id }) => id === offerId)
  return [listed?.assignmentState, listed?.assignmentTurn]
}

test('only the parties and admins read the state of the job of an offer, and whose turn it is (P-213)', async () => {
  const { ana, bruno, carla, rita, elena } = market
  const id = await jobs.paid()
  const offerId = await findOfferId(id)
  for (const person of [ana, bruno, elena])
    expect(await readJob(person, offerId)).toEqual([id, 'paid', 'worker'])
  for (const person of [carla, rita]) expect(await readJob(person, offerId)).toEqual([null, null, null])
})

test('the list of jobs follows the turn: a proposal waits for the other party, a request to cancel too (P-213)', async () => {
  const { ana, bruno } = market
  const id = await jobs.paid()
  const offerId = await findOfferId(id)
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await jobs.act(bruno, id, 'proposeDate', { day: soon, shift: 'mañana' })
  expect(await readListed(offerId)).toEqual(['paid', 'client'])
  await jobs.act(ana, id, 'confirmDate')
  expect(await readListed(offerId)).toEqual(['paid', 'worker'])
  await jobs.act(bruno, id, 'requestCancel', { text: 'No llego' })
  expect(await readListed(offerId)).toEqual(['cancelRequested', 'client'])
  await jobs.act(ana, id, 'refuse', { text: 'Te espero' })
  await jobs.act(bruno, id, 'done', { text: 'Quedó andando' })
  await jobs.act(ana, id, 'confirm')
  expect(await readListed(offerId)).toEqual(['completed', null])
})
