import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { Client, ClientBase, Pool } from 'pg'
import { readAppliedMigrations } from './archive.dump.ts'
import { getSqlError } from './sqlErrors.ts'
import type { Database } from './database.types.ts'
import { inTransaction, withDedicatedClient } from './dedicatedClient.ts'

/** The folder of all migrations. */
export const allMigrations = join(import.meta.dirname, 'migrations')

// An arbitrary key for pg_advisory_lock.
const migrationLock = 7_150_411

/**
 * Milliseconds a statement waits for a lock. Other statements queue behind it, so it gives up and tries again. Less than
 * deadlock_timeout (1 s), so that a deadlock always ends the migration and not a request.
 */
const LOCK_TIMEOUT_MS = 500
const MAX_ATTEMPTS = 240

/** First line of migrations that run outside of a transaction and are safe to repeat after an interruption. */
const concurrentMarker = '-- Beside the work of others'
/** A line before their statements that are repeated until they change no rows. */
const repeatMarker = '-- Until nothing is left'

/**
 * Applies the pending migrations. If several processes start at once, one of them migrates and the others wait. A role
 * without privileges to change the schema succeeds if there is nothing to apply.
 */
export function migrate(
  database: Pick<Database, 'pool' | 'isPooled'>,
  migrationsFolder = allMigrations,
  afterwards: (client: Client) => Promise<void> = async () => {},
): Promise<void> {
  if (database.isPooled) return assertMigrated(database.pool, migrationsFolder)
  return withDedicatedClient(database, async (client) => {
    await acquireLock(client)
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const pending = await readPending(client, migrationsFolder)
    if (pending.length > 0) await createHistory(client)
    for (const migration of pending) await apply(client, migration)
    await afterwards(client)
  })
}

async function readPending(client: ClientBase, migrationsFolder: string): Promise<MigrationMeta[]> {
  const newest = Number((await readAppliedMigrations(client)).at(-1) ?? 0)
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > newest)
}

/** Throws if a migration is pending. A pooler in transaction mode cannot migrate: the lock belongs to a session. */
async function assertMigrated(pool: Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect()
  try {
    const { length } = await readPending(client, migrationsFolder)
    if (length > 0)
      throw new Error(`${length} migrations are pending: start a process with DATABASE_OWNER_URL first.`)
  } finally {
    client.release()
  }
}

async function createHistory(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** Polls for the lock: a blocking statement would deadlock with `create index concurrently`, which waits for it. */
async function acquireLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ acquired: boolean }>(
      'select pg_try_advisory_lock($1) as acquired',
      [migrationLock],
    )
    if (rows[0]?.acquired) return
    await pause(100)
  }
}

async function apply(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  const record = () =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  if (sql[0]?.startsWith(concurrentMarker)) {
    for (const statement of sql) await runConcurrently(client, statement.trim())
    await record()
    return
  }
  await withRetries(() =>
    inTransaction(client, async () => {
      for (const statement of sql) await client.query(statement)
      await record()
    }),
  )
}

async function runConcurrently(client: Client, statement: string): Promise<void> {
  const [, index] = /^create (?:unique )?index concurrently if not exists "(\w+)"/im.exec(statement) ?? []
  if (index) return createIndex(client, index, statement)
  const run = () => withRetries(async () => (await client.query(statement)).rowCount ?? 0)
  if (!statement.split('\n').includes(repeatMarker)) return void (await run())
  while ((await run()) > 0);
}

/** Creates an index concurrently, without a lock timeout. Drops an invalid index of an interrupted attempt first. */
async function createIndex(client: Client, index: string, statement: string): Promise<void> {
  const { rows } = await client.query(
    "select from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace and relname = $1 and not indisvalid",
    [index],
  )
  const { rows: settings } = await client.query<{ lock_timeout: string }>('show lock_timeout')
  await client.query('set lock_timeout = 0')
  if (rows.length > 0) await client.query(`drop index concurrently public."${index}"`)
  await client.query(statement)
  await client.query(`set lock_timeout = '${settings[0]?.lock_timeout}'`)
}

// lock_not_available and deadlock_detected.
const retryableCodes = new Set(['55P03', '40P01'])

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!retryableCodes.has(getSqlError(error)?.code ?? '') || attempt === MAX_ATTEMPTS) throw error
      await pause(LOCK_TIMEOUT_MS * (0.5 + Math.random()))
    }
  }
}
