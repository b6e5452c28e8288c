import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

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
