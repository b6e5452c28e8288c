import { applicationCalls, offerCalls } from '@plomada/domain/calls'
import { assignmentFilters, defaultCommission, getNet } from '@plomada/domain'
import { afterAll, expect, test } from 'vitest'
import { commissionRules } from '../database/schema/ledger.ts'
import { openJobs } from '../testing/jobs.ts'

const { market, jobs } = await openJobs()
const { db, ana, bruno, elena } = market
afterAll(() => market.close())

const readRule = async (serviceId: number) =>
  (await market.as(bruno).send(applicationCalls.own, { params: { serviceId } })).commission

test('before quoting a professional reads the commission of that trade on that day, afterwards that of the job (P-321)', async () => {
  const paid = await jobs.paid()
  const { offer } = await jobs.get(bruno, paid)
  expect(await readRule(offer.id)).toEqual({ rate: 1500, minimum: 0 })
  const [first] = (await market.as(bruno).send(offerCalls.get, { params: { id: offer.id } })).result.trades
  await db.insert(commissionRules).values([
    { tradeId: null, rate: 900, validFrom: '2020-01-01' },
    { tradeId: first?.id ?? 0, rate: 1200, minimum: 50_000, validFrom: '2020-01-01' },
    { tradeId: first?.id ?? 0, rate: 2000, validFrom: '2999-01-01' },
  ])
  expect(await readRule(offer.id)).toEqual({ rate: 1200, minimum: 50_000 })
  expect((await jobs.get(bruno, paid)).commission).toEqual({ rate: 1500, minimum: 0 })
})

test('only the professional and admins read the commission of a job, and only the professional what arrives (P-321)', async () => {
  const id = await jobs.paid()
  expect((await jobs.get(ana, id)).commission).toBeNull()
  expect((await jobs.get(elena, id)).commission).not.toBeNull()
  const { offer, commission } = await jobs.get(bruno, id)
  const readNet = async (person: typeof ana) =>
    (await market.as(person).send(offerCalls.get, { params: { id: offer.id } })).result.net
  expect(await Promise.all([ana, elena].map(readNet))).toEqual([null, null])
  const net = getNet(48_000, commission ?? defaultCommission)
  expect(await readNet(bruno)).toBe(net)
  const query = assignmentFilters.initial
  const { result } = await market.as(bruno).send(offerCalls.assignments, { query })
  expect(result.find(({ assignmentId }) => assignmentId === id)?.net).toBe(net)
  await jobs.act(ana, id, 'withdraw')
  expect(await readNet(bruno)).toBe(0)
})
