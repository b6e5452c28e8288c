import { adminAssignmentFilters, assignmentNeeds, type AdminAssignmentFilters } from '@plomada/domain'
import { assignmentCalls, dashboardCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'

const HOUR_MS = 3_600_000
const start = Date.now()
const afterHours = (hours: number) => new Date(start + hours * HOUR_MS)

const { market, provider, jobs } = await openJobs()
/** The ids of the jobs by name, in the order in which they changed last. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { ana, bruno, rita, carla, elena } = market
  let minutes = 0
  const then = async <Result>(act: Promise<Result>): Promise<Result> => {
    const result = await act
    market.setClock(new Date(start + ++minutes * 60_000))
    return result
  }
  market.setClock(new Date(start))
  const reach = async (name: string, client: typeof ana, worker: typeof ana, title: string) => {
    const id = await then(jobs.hire(client, worker, { title }))
    ids[name] = id
    if (name !== 'agreed') await then(jobs.pay(client, id))
    return id
  }
  const claim = async (name: string, title: string) => {
    const id = await reach(name, ana, bruno, title)
    await then(jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 10_000 }))
    return id
  }
  await reach('agreed', rita, carla, 'Pintar la reja')
  await reach('paid', ana, bruno, 'Destapar la pileta')
  const finished = await reach('completed', ana, bruno, 'Cambiar la canilla')
  await then(jobs.act(bruno, finished, 'done'))
  await then(jobs.act(ana, finished, 'confirm'))
  await claim('claimed', 'Arreglar el inodoro')
  await then(jobs.act(bruno, await claim('answered', 'Arreglar la ducha'), 'answer', { text: 'No gotea' }))
  const appealed = await claim('appealed', 'Arreglar el bidet')
  await then(jobs.act(elena, appealed, 'decide', { amount: 0, text: 'Está bien' }))
  await then(jobs.act(ana, appealed, 'appeal', { text: 'Sigue goteando' }))
  const refused = await reach('refundFailed', rita, bruno, 'Revisar la caldera')
  await then(jobs.act(rita, refused, 'withdraw'))
  provider.refuses = true
  await jobs.passTime(new Date(start + ++minutes * 60_000))
  provider.refuses = false
})
afterAll(() => market.close())
beforeEach(() => market.setClock(afterHours(1)))

const list = (filters: Partial<AdminAssignmentFilters> = {}, person = market.elena) =>
  market
    .as(person)
    .send(assignmentCalls.listAll, { query: { ...adminAssignmentFilters.initial, ...filters } })
const nameOf = (id: number) => Object.keys(ids).find((name) => ids[name] === id)
const namesOf = async (filters: Partial<AdminAssignmentFilters>) =>
  (await list(filters)).result.map(({ id }) => nameOf(id))

const newest = ['refundFailed', 'appealed', 'answered', 'claimed', 'completed', 'paid', 'agreed']

describe('the list of all jobs', () => {
  test('has the state, price, people and dates of each, those that changed last first (P-206)', async () => {
    const { result, total, totalPages } = await list()
    expect([total, totalPages]).toEqual([7, 1])
    expect(result.map(({ id }) => nameOf(id))).toEqual(newest)
    expect(result.at(-1)).toMatchObject({
      id: ids['agreed'],
      state: 'agreed',
      amount: 48_000,
      changedAt: new Date(start),
      dueAt: afterHours(7 * 24),
      offer: { title: 'Pintar la reja' },
      client: { id: market.rita.id, firstName: 'Rita' },
      worker: { id: market.carla.id, firstName: 'Carla' },
      need: null,
    })
  })

  test.each<[Partial<AdminAssignmentFilters>, string[]]>([
    [{ state: 'disputed' }, ['appealed', 'answered', 'claimed']],
    [{ state: 'done' }, []],
    [{ need: 'decision' }, ['appealed', 'answered']],
    [{ need: 'refund' }, ['refundFailed']],
    [{ need: 'overdue' }, []],
    [{ need: 'decision', state: 'agreed' }, []],
    [{ words: 'reja' }, ['agreed']],
    [{ words: 'arreglar' }, ['appealed', 'answered', 'claimed']],
    [{ words: 'carla' }, ['agreed']],
    [{ words: 'rita' }, ['refundFailed', 'agreed']],
    [{ words: 'arreglar', need: 'decision', order: 'deadline' }, ['appealed', 'answered']],
    [{ words: '%%%' }, []],
    [
      { order: 'deadline' },
      ['claimed', 'appealed', 'agreed', 'paid', 'completed', 'answered', 'refundFailed'],
    ],
    [{ pageSize: 3, page: 2 }, ['claimed', 'completed', 'paid']],
    [{ pageSize: 3, page: 2, order: 'deadline' }, ['paid', 'completed', 'answered']],
    [{ pageSize: 2, page: 2, words: 'arreglar' }, ['claimed']],
    [{ page: 9 }, []],
  ])('filters, sorts and pages: %o (P-206)', async (filters, expected) => {
    expect(await namesOf(filters)).toEqual(expected)
  })

  test.each([0.9, 1, 71, 73, 7 * 24 + 0.9, 7 * 24 + 1.1, 400 * 24])(
    'finds by its need each job that shows it, and no other one, %s hours later (P-207)',
    async (hours) => {
      market.setClock(afterHours(hours))
      const { result } = await list()
      const { needs } = await market.as(market.elena).send(dashboardCalls.get, {})
      for (const need of assignmentNeeds) {
        const shown = result.filter((job) => job.need === need).map(({ id }) => nameOf(id))
        expect(await namesOf({ need }), need).toEqual(shown)
        expect(needs[need], need).toBe(shown.length)
      }
    },
  )

  test('has a claim to decide once its answer is late, and a deadline that the clock missed (P-207, P-208)', async () => {
    market.setClock(afterHours(80))
    expect(await namesOf({ need: 'decision' })).toEqual(['appealed', 'answered', 'claimed'])
    market.setClock(afterHours(7 * 24 + 1.1))
    expect(await namesOf({ need: 'overdue' })).toEqual(['agreed'])
    const { needs } = await market.as(market.elena).send(dashboardCalls.get, {})
    expect(needs).toEqual({ decision: 3, refund: 1, overdue: 1 })
  })

  test('is for admins only (P-206)', async () => {
    for (const person of [market.ana, market.bruno]) expect(await outcome(list({}, person))).toBe('forbidden')
  })
})
