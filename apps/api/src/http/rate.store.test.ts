import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { sharedStore } from './rate.store.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(() => vi.useRealTimers())

type Counted = { current: number; ttl: number }

/** A process that counts. */
function open() {
  const { Store, tell } = sharedStore(database)
  const store = new Store({})
  const see = (who: string, max: number, window = 60_000) =>
    new Promise<Counted>((resolve, reject) => {
      store.incr(who, (error, counted) => (error || !counted ? reject(error) : resolve(counted)), window, max)
    })
  return { see, tell }
}

test('two processes count one address together, once they have told each other', async () => {
  const [one, other] = [open(), open()]
  for (let times = 0; times < 5; times++) await one.see('203.0.113.1', 1000)
  for (let times = 0; times < 3; times++) await other.see('203.0.113.1', 1000)
  await one.tell()
  await other.tell()
  expect((await other.see('203.0.113.1', 1000)).current).toBe(9)
  await one.see('203.0.113.1', 1000)
  await other.tell()
  await one.tell()
  expect((await one.see('203.0.113.1', 1000)).current).toBe(11)
  expect((await one.see('203.0.113.2', 1000)).current).toBe(1)
})

test('what may happen a few times only is counted exactly, however many ask at once', async () => {
  const [one, other] = [open(), open()]
  const counted = await Promise.all(
    Array.from({ length: 12 }, (_, number) => (number % 2 ? one : other).see('203.0.113.3', 5)),
  )
  expect(counted.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, number) => number + 1),
  )
  expect(Math.min(...counted.map(({ ttl }) => ttl))).toBeGreaterThan(0)
})

test('a count ends with its time, and nothing of it stays', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  /** Moves the clock of this process, and the table back by as much. */
  async function pass(seconds: number): Promise<void> {
    vi.setSystemTime(Date.now() + seconds * 1000)
    await database.pool.query("update rate_counts set ends_at = ends_at - $1 * interval '1 second'", [
      seconds,
    ])
  }
  const ended = async () =>
    (await database.pool.query('select from rate_counts where ends_at < now()')).rowCount
  const one = open()
  await one.see('203.0.113.4', 1000)
  await one.tell()
  await pass(61)
  expect((await one.see('203.0.113.4', 1000)).current).toBe(1)
  await pass(61)
  expect(await ended()).toBeGreaterThan(0)
  await one.see('203.0.113.5', 1000)
  await one.tell()
  expect(await ended()).toBe(0)
})

test('a database that is away stops nobody from being counted', async () => {
  const { Store, tell } = sharedStore({
    pool: { query: () => Promise.reject(new Error('away')) } as never,
  })
  const store = new Store({})
  const see = () =>
    new Promise<unknown>((resolve) => {
      store.incr('203.0.113.6', (_error, counted) => resolve(counted?.current), 60_000, 1000)
    })
  await see()
  await expect(tell()).rejects.toThrow('away')
  expect(await see()).toBe(2)
})
