import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { createQueueWorker } from './queue.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market?.close())
beforeEach(async () => {
  await market.db.delete(outbox)
})

const add = async (payload: object = {}) => {
  const [row] = await market.db.insert(outbox).values({ kind: 'digest', payload }).returning()
  return row?.id ?? 0
}
const read = async (id: number) => {
  const [row] = await market.db.select().from(outbox).where(eq(outbox.id, id))
  return row
}

/** A database whose statements after the first, which leases the tasks, fail some times. */
function failAfterLease(failures: number): Db {
  let statements = 0
  return new Proxy(market.db, {
    get(db, name, receiver) {
      if (name !== 'execute') return Reflect.get(db, name, receiver) as unknown
      return async (query: Parameters<Db['execute']>[0]) => {
        statements += 1
        if (statements > 1 && statements <= 1 + failures) throw new Error('the connection was lost')
        return db.execute(query)
      }
    },
  })
}

test('a task is completed once although storing that fails, and is not run again (P-084)', async () => {
  const id = await add()
  let handled = 0
  const errors: unknown[] = []
  const worker = createQueueWorker({
    db: failAfterLease(3),
    table: outbox,
    handle: async () => void (handled += 1),
    onError: (error) => errors.push(error),
  })
  expect(await worker.drain()).toBe(1)
  expect([handled, errors.length]).toEqual([1, 3])
  expect(await read(id)).toMatchObject({ doneAt: expect.any(Date), lastError: null })
})

test('a failed task is released although storing that fails at first (P-084)', async () => {
  const id = await add()
  const worker = createQueueWorker({
    db: failAfterLease(1),
    table: outbox,
    handle: () => Promise.reject(new Error('no mail server')),
  })
  expect(await worker.drain()).toBe(1)
  expect(await read(id)).toMatchObject({ doneAt: null, lockedUntil: null, lastError: 'no mail server' })
})
