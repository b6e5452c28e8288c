import { favoriteFilters } from '@plomada/domain'
import { favoriteCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotaCounts } from '../database/schema/quotas.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

const input = ({ id }: { id: number }) => ({ params: { professionalId: id } })
const save = (who: Person, person: { id: number }) => market.as(who).send(favoriteCalls.save, input(person))
const remove = (who: Person, person: { id: number }) =>
  market.as(who).send(favoriteCalls.remove, input(person))
const isSaved = async (who: Person, person: { id: number }) =>
  (await market.as(who).send(favoriteCalls.get, input(person))).isSaved
const list = async (who: Person, page = 1, pageSize = 20) =>
  market.as(who).send(favoriteCalls.list, { query: { ...favoriteFilters.initial, page, pageSize } })

test('a user saves professionals, reads them with the last saved first, and removes one (P-090)', async () => {
  const { bruno, carla } = market
  const ana = await market.addPerson()
  await save(ana, bruno)
  await save(ana, carla)
  expect(await outcomes([save(ana, bruno), save(ana, bruno)])).toEqual({ done: 2 })
  const { result, total } = await list(ana)
  expect([total, result.map(({ firstName }) => firstName)]).toEqual([2, ['Carla', 'Bruno']])
  expect(result.every(({ email, phone }) => email === null && phone === null)).toBe(true)
  expect((await list(ana, 2, 1)).result.map(({ id }) => id)).toEqual([bruno.id])
  expect(await isSaved(ana, bruno)).toBe(true)
  await remove(ana, bruno)
  expect(await outcome(remove(ana, bruno))).toBe('done')
  expect(await isSaved(ana, bruno)).toBe(false)
  expect((await list(market.ana)).total).toBe(0)
})

test('only active professionals are saved and listed, and no user saves themselves (P-090)', async () => {
  const { ana, bruno, dario, elena } = market
  const rita = await market.addPerson()
  for (const other of [ana, dario, elena, { id: 999_999 }])
    expect(await outcome(save(rita, other))).toBe('notFound')
  expect(await outcome(save(bruno, bruno))).toBe('forbidden')
  const worker = await market.addPerson({ role: 'professional' })
  await save(rita, worker)
  await market.ban(worker)
  expect((await list(rita)).total).toBe(0)
  await market.ban(worker, true)
  expect((await list(rita)).total).toBe(1)
})

test.each([0, 1, 2, 3])(
  'a professional who is saved and removed at once is saved or not, and listed accordingly (P-090) (%i)',
  async (round) => {
    const ana = await market.addPerson()
    const work = [() => save(ana, market.bruno), () => remove(ana, market.bruno)]
    if (round % 2 === 1) work.reverse()
    expect(await outcomes(work.map((start) => start()))).toEqual({ done: 2 })
    expect((await list(ana)).total).toBe((await isSaved(ana, market.bruno)) ? 1 : 0)
    await save(ana, market.bruno)
    expect(await outcomes([remove(ana, market.bruno), remove(ana, market.bruno)])).toEqual({ done: 2 })
    expect((await list(ana)).total).toBe(0)
  },
)

test('a professional who is saved ten times at once is saved once and counted once (P-090)', async () => {
  const ana = await market.addPerson()
  const results = await outcomes(Array.from({ length: 10 }, () => save(ana, market.bruno)))
  expect(results).toEqual({ done: 10 })
  expect((await list(ana)).total).toBe(1)
  const counts = await market.db.select().from(quotaCounts).where(eq(quotaCounts.userId, ana.id))
  expect(counts.map(({ act, dayCount }) => [act, dayCount])).toEqual([['favorite', 1]])
})
