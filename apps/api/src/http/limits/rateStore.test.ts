import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { createSharedStore } from './rateStore.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.useRealTimers())

type Counted = { current: number; ttl: number }

/** Creates the store of one process. */
function openStore() {
  const { Store, sync } = createSharedStore(database)
  const store = new Store({})
  const count = (client: string, max: number, window = 60_000) =>
    new Promise<Counted>((resolve, reject) => {
      store.incr(client, (error, result) => (error || !result ? reject(error) : resolve(result)), window, max)
    })
  return { count, sync }
}

test('two processes add up their counts of one address when they synchronize', async () => {
  const [one, other] = [openStore(), openStore()]
  for (let times = 0; times < 5; times++) await one.count('203.0.113.1', 1000)
  for (let times = 0; times < 3; times++) await other.count('203.0.113.1', 1000)
  await one.sync()
  await other.sync()
  expect((await other.count('203.0.113.1', 1000)).current).toBe(9)
  await one.count('203.0.113.1', 1000)
  await other.sync()
  await one.sync()
  expect((await one.count('203.0.113.1', 1000)).current).toBe(11)
  expect((await one.count('203.0.113.2', 1000)).current).toBe(1)
})

test('counts small limits exactly, even for simultaneous requests in two processes', async () => {
  const [one, other] = [openStore(), openStore()]
  const counted = await Promise.all(
    Array.from({ length: 12 }, (_, number) => (number % 2 ? one : other).count('203.0.113.3', 5)),
  )
  expect(counted.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, number) => number + 1),
  )
  expect(Math.min(...counted.map(({ ttl }) => ttl))).toBeGreaterThan(0)
})

test('a count expires and is deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  /** Moves the clock of this process forward, and the times in the table back by as much. */
  async function pass(seconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + seconds * 1000)
    await database.pool.query("update rate_counts set ends_at = ends_at - $1 * interval '1 second'", [
      seconds,
    ])
  }
  const ended = async () =>
    (await database.pool.query('select from rate_counts where ends_at < now()')).rowCount
  const one = openStore()
  await one.count('203.0.113.4', 1000)
  await one.sync()
  await pass(61)
  expect((await one.count('203.0.113.4', 1000)).current).toBe(1)
  await pass(61)
  expect(await ended()).toBeGreaterThan(0)
  await one.count('203.0.113.5', 1000)
  await one.sync()
  expect(await ended()).toBe(0)
})

test('counts in memory while the database is unavailable', async () => {
  const { Store, sync } = createSharedStore({
    pool: { query: () => Promise.reject(new Error('away')) } as never,
  })
  const store = new Store({})
  const count = () =>
    new Promise<unknown>((resolve) => {
      store.incr('203.0.113.6', (_error, result) => resolve(result?.current), 60_000, 1000)
    })
  await count()
  await expect(sync()).rejects.toThrow('away')
  expect(await count()).toBe(2)
})
