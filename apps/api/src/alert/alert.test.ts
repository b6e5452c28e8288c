import { alertCalls, notificationCalls } from '@plomada/domain/calls'
import { notificationFilters } from '@plomada/domain'
import type { InputOf } from '@plomada/domain/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alerts } from '../database/schema/alerts.ts'
import { trades } from '../database/schema/core.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>
type Choices = InputOf<typeof alertCalls.create>['body']

let market: Marketplace
let worker: Person
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  worker = await market.addPerson({ role: 'professional' })
})

const plumbing: Choices = { tradeId: 1, cities: ['La Plata'], minimumBudget: null, frequency: 'immediate' }
const create = async (changes: Partial<Choices> = {}, who = worker) =>
  (await market.as(who).send(alertCalls.create, { body: { ...plumbing, ...changes } })).result
const update = (id: number, changes: Partial<Choices & { isPaused: boolean }>, who = worker) =>
  market
    .as(who)
    .send(alertCalls.update, { params: { alertId: id }, body: { ...plumbing, isPaused: false, ...changes } })
const remove = (id: number, who = worker) =>
  market.as(who).send(alertCalls.remove, { params: { alertId: id } })
const list = async (who = worker) => (await market.as(who).send(alertCalls.list, {})).result

test('a professional saves, reads, changes, pauses and deletes alerts (P-093, P-097)', async () => {
  const first = await create({ cities: ['Quilmes', 'Berisso', 'Quilmes'], minimumBudget: 20_000 })
  const second = await create({ tradeId: null, frequency: 'daily' })
  expect(first).toMatchObject({
    trade: { id: 1, name: 'Plomería' },
    cities: ['Berisso', 'Quilmes'],
    minimumBudget: 20_000,
    frequency: 'immediate',
    isPaused: false,
  })
  expect(await list()).toEqual([second, first])
  const { result } = await update(first.id, { tradeId: 2, cities: [], frequency: 'daily', isPaused: true })
  expect(result).toMatchObject({
    trade: { name: 'Pintura' },
    cities: [],
    minimumBudget: null,
    isPaused: true,
  })
  await remove(first.id)
  expect(await outcome(remove(first.id))).toBe('done')
  expect(await list()).toEqual([second])
})

test('saving the same filters again keeps one alert, with the new frequency and not paused (P-098)', async () => {
  const { id } = await create({ cities: ['Lanus', 'Lujan'] })
  await update(id, { cities: ['Lanus', 'Lujan'], isPaused: true })
  const same: Partial<Choices> = { cities: ['Lujan', 'Lanus'], frequency: 'daily' }
  const sent = await Promise.all([create(same), create(same)])
  expect(sent.map((alert) => alert.id)).toEqual([id, id])
  expect(await list()).toMatchObject([{ id, frequency: 'daily', isPaused: false }])
  const other = await create()
  expect(await outcome(update(other.id, { cities: ['Lanus', 'Lujan'] }))).toBe('alertExists')
  const row = { userId: worker.id, keys: [], frequency: 'daily' as const }
  const copy = market.db.insert(alerts).values({
    ...row,
    number: 9,
    tradeId: 1,
    cities: ['Lanus', 'Lujan'],
  })
  await expect(copy).rejects.toMatchObject({ cause: { constraint: 'alerts_filters' } })
})

test('a professional has at most ten alerts, also when saved at the same time (P-099)', async () => {
  const cities = [
    'Lanus',
    'Lujan',
    'Merlo',
    'Moreno',
    'Moron',
    'Pilar',
    'Quilmes',
    'Tigre',
    'Zarate',
  ] as const
  for (const city of cities) await create({ cities: [city] })
  const more = ['Campana', 'Canuelas', 'Escobar'] as const
  expect(await outcomes(more.map((city) => create({ cities: [city] })))).toEqual({
    done: 1,
    tooManyAlerts: 2,
  })
  const [newest] = await list()
  await remove(newest?.id ?? 0)
  expect(await outcome(create({ cities: ['Ezeiza'] }))).toBe('done')
  const row = { userId: worker.id, cities: [], keys: [], frequency: 'daily' as const }
  const eleventh = market.db.insert(alerts).values({
    ...row,
    number: 11,
    tradeId: 3,
  })
  await expect(eleventh).rejects.toMatchObject({ cause: { constraint: 'alerts_number_range' } })
})

test('only professionals have alerts, and each reads and changes only their own (P-097)', async () => {
  const { id } = await create()
  for (const who of [market.ana, market.elena])
    expect(await outcome(market.as(who).send(alertCalls.list, {}))).toBe('forbidden')
  expect(await outcome(create({}, market.dario))).toBe('banned')
  expect(await outcome(update(id, { isPaused: true }, market.carla))).toBe('notFound')
  await remove(id, market.carla)
  expect(await list(market.carla)).toEqual([])
  expect(await list()).toMatchObject([{ id, isPaused: false }])
})

test('refuses alerts without filters, for unknown trades and above the maximum budget (P-096)', async () => {
  const refused = async (body: object) => {
    const payload = { oficio: 1, ciudades: [], presupuestoMinimo: null, frecuencia: 'immediate', ...body }
    const response = await market.as(worker).inject({ method: 'POST', url: '/api/user/alerts', payload })
    return [response.statusCode, Object.entries(response.json<{ fields: object }>().fields)]
  }
  expect(await refused({ oficio: null })).toEqual([
    400,
    [['oficio', 'Elegí un oficio, una ciudad o un presupuesto mínimo']],
  ])
  expect(await refused({ oficio: 999_999 })).toEqual([400, [['oficio', 'Ese oficio no existe']]])
  expect(await refused({ presupuestoMinimo: 100_000 })).toEqual([
    400,
    [['presupuestoMinimo', 'El monto puede ser de hasta 99.999 pesos']],
  ])
  for (const [field, value] of Object.entries({
    ciudades: ['Mordor'],
    presupuestoMinimo: 0,
    frecuencia: 'off',
    oficio: 'uno',
  })) {
    const [status, fields] = await refused({ [field]: value })
    expect([status, JSON.stringify(fields)]).toEqual([400, expect.stringContaining(field)])
  }
})

test('a trade that only alerts name can be deleted, with them', async () => {
  const [trade] = await market.db.insert(trades).values({ name: 'Faroles', description: '' }).returning()
  await create({ tradeId: trade?.id ?? 0 })
  await market.db.delete(trades).where(eq(trades.id, trade?.id ?? 0))
  expect(await list()).toEqual([])
  const { unread } = await market
    .as(worker)
    .send(notificationCalls.list, { query: notificationFilters.initial })
  expect(unread).toBe(0)
})
