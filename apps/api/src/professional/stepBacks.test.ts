import { applicationCalls, professionalCalls } from '@plomada/domain/calls'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openJobs } from '../testing/jobs.ts'
import type { Marketplace } from '../testing/marketplace.ts'

const DAY_MS = 86_400_000

type Person = Marketplace['ana']

const { market, jobs } = await openJobs()
let worker: Person
beforeEach(async () => {
  worker = await market.addPerson({ firstName: 'Bruno', role: 'professional' })
})
afterEach(() => market.setClock(null))
afterAll(() => market.close())

const start = Date.now()
const afterDays = (days: number) => new Date(start + days * DAY_MS)
const leave = async (by: Person) => {
  const id = await jobs.hire(market.ana, worker)
  await jobs.act(by, id, 'stepBack', { text: 'No llego' })
}
const shown = async () =>
  (await market.as(market.ana).send(professionalCalls.get, { params: { id: worker.id } })).result.stepBacks

test('a profile shows them from the third job that a professional left on, for 90 days each (P-214)', async () => {
  for (const days of [0, 10]) {
    market.setClock(afterDays(days))
    await leave(worker)
  }
  expect(await shown()).toBe(0)
  market.setClock(afterDays(20))
  await leave(worker)
  expect(await shown()).toBe(3)
  market.setClock(afterDays(89))
  expect(await shown()).toBe(3)
  market.setClock(afterDays(91))
  expect(await shown()).toBe(0)
})

test('applicants are shown with the same number, and step-backs of clients do not count (P-214)', async () => {
  for (const by of [worker, market.ana, worker, market.ana]) await leave(by)
  const offer = await market.publish(market.ana)
  await market.apply(worker, offer)
  await market.apply(market.carla, offer)
  const list = async () => {
    const { result } = await market
      .as(market.ana)
      .send(applicationCalls.list, { params: { serviceId: offer.id } })
    return result.map(({ professional }) => professional.stepBacks)
  }
  expect(await list()).toEqual([0, 0])
  await leave(worker)
  expect(await list()).toEqual([3, 0])
})
