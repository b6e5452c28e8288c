import { inject } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../database/database.ts'
import { openEngine, type TestEngine } from './testEngine.ts'

/** Open databases without a test, kept because opening one takes a second of CPU time. */
const idle: TestEngine[] = []

/** Opens a migrated, empty database. Closing it empties it for the next test in this process. */
export async function openTestDatabase(): Promise<Database> {
  const engine = idle.pop() ?? (await openEngine(inject('template')))
  const database = await engine.connect()
  let isClosing = false
  async function close(): Promise<void> {
    if (isClosing) return
    isClosing = true
    await database.close()
    if (await engine.reset()) idle.push(engine)
    else await engine.remove()
  }
  return { ...database, close }
}

/** Makes every transaction that writes to a table fail at commit. Returns a function that undoes this. */
export async function failAtCommit(
  db: Db,
  table: 'payments' | 'offers',
  what: 'insert or update' | 'update' = 'insert or update',
): Promise<() => Promise<void>> {
  await db.execute(sql`
    create or replace function fail_at_commit() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is gone' using errcode = 'XX001'; end $$`)
  await db.execute(
    sql.raw(`create constraint trigger fail_at_commit after ${what} on ${table}
      deferrable initially deferred for each row execute function fail_at_commit()`),
  )
  return async () => {
    await db.execute(sql.raw(`drop trigger fail_at_commit on ${table}`))
  }
}
