import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { transact, type Database, type Db } from './database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** Returns how often the session of a transaction has executed each of its prepared statements with `marker`. */
async function countExecutions(tx: Db, marker: string): Promise<number[]> {
  const { rows } = await tx.execute<{ count: number }>(
    sql.raw(`select (generic_plans + custom_plans)::int as count from pg_prepared_statements
      where statement like '%${marker}%' and statement not like '%pg_prepared_statements%'`),
  )
  return rows.map(({ count }) => count)
}

// Behind a pooler no statement has a name.
describe.skipIf(inject('template').pooler !== null)('statements of transactions', () => {
  test('a statement of a transaction is prepared once, with other values in a nested one and in one that failed before', async () => {
    const add = (tx: Db, value: number) => tx.execute(sql`select ${value}::int + 1 as marked`)
    await transact(database.db, async (tx) => {
      await add(tx, 1)
      await transact(tx, (nested) => add(nested, 2))
      await transact(tx, async (nested) => {
        await add(nested, 3)
        throw new Error('ended')
      }).catch(() => {})
      const { rows } = await add(tx, 4)
      expect(rows).toEqual([{ marked: 5 }])
      expect(await countExecutions(tx, 'marked')).toEqual([4])
    })
  })

  test('a statement outside of transactions is planned for its values', async () => {
    await transact(database.db, (tx) => tx.execute(sql`select ${1}::int as inside`))
    for (const value of [1, 2]) await database.db.execute(sql`select ${value}::int as alone`)
    await transact(database.db, async (tx) => expect(await countExecutions(tx, 'alone')).toEqual([]))
  })

  test('a session keeps a limited number of statements', async () => {
    await transact(database.db, async (tx) => {
      for (let index = 0; index < 400; index++)
        await tx.execute(sql`select ${index}::int as ${sql.identifier(`many${index}`)}`)
      expect((await countExecutions(tx, 'many')).length).toBe(300)
    })
  })
})
