import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { stepsOf } from './archive.dump.ts'
import { sqlRefusal } from './database.ts'
import type { Database } from './database.ts'
import { withOwnClient } from './own.client.ts'

/** Where the steps of the schema are. */
export const allMigrations = join(import.meta.dirname, 'migrations')

// Any number will do, as long as no other program locks the same one in this database.
const migrationLock = 7_150_411

/**
 * What a step waits for a lock: whoever comes after it queues behind it, so it gives up, lets them pass and tries
 * again. Less than the second after which the database looks for circles: the one to give way is always the migration.
 */
const lockMilliseconds = 500
const tries = 240

/** How a step begins whose statements run one by one beside the work of others, and may be run again after a kill. */
const besideOthers = '-- Beside the work of others'
/** How one of them begins that does a part of its work at a time. */
const inParts = '-- Until nothing is left'

/**
 * Brings the schema to the newest version; several processes may start at once, one of them does the work and the others
 * wait for it. A role that may not change the schema passes when nothing is left to do.
 */
export function migrate(
  database: Pick<Database, 'pool' | 'kind'>,
  migrationsFolder = allMigrations,
  afterwards: (client: Client) => Promise<void> = async () => {},
): Promise<void> {
  return withOwnClient(database, async (client) => {
    // Of the embedded database nobody else has a connection yet; a setting would stay in the one session that all share.
    if (database.kind === 'postgres') {
      await takeTurn(client)
      await client.query(`set lock_timeout = ${lockMilliseconds}`)
    }
    const newest = Number((await stepsOf(client)).at(-1) ?? 0)
    const missing = readMigrationFiles({ migrationsFolder }).filter(
      ({ folderMillis }) => folderMillis > newest,
    )
    if (missing.length > 0) await createHistory(client)
    for (const step of missing) await take(client, step)
    await afterwards(client)
  })
}

async function createHistory(client: Client): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** Asks again and again: who waits inside of a statement is waited for by an index that is built beside others. */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    // The lock goes with the connection.
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    await pause(100)
  }
}

async function take(client: Client, { sql, hash, folderMillis }: MigrationMeta): Promise<void> {
  const note = () =>
    client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  if (sql[0]?.startsWith(besideOthers)) {
    for (const statement of sql) await takeBeside(client, statement.trim())
    await note()
  } else await patiently(() => takeWhole(client, sql, note))
}

/** All of it or nothing. */
async function takeWhole(client: Client, statements: string[], note: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await note()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function takeBeside(client: Client, statement: string): Promise<void> {
  const [, index] = /^create index concurrently if not exists "(\w+)"/im.exec(statement) ?? []
  if (index) return buildBeside(client, index, statement)
  const run = () => patiently(async () => (await client.query(statement)).rowCount ?? 0)
  if (!statement.startsWith(inParts)) return void (await run())
  while ((await run()) > 0);
}

/** It waits for whoever is at work, and nobody for it; one that a kill left half built is no index. */
async function buildBeside(client: Client, index: string, statement: string): Promise<void> {
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

const givingWay = new Set(['55P03', '40P01'])

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!givingWay.has(sqlRefusal(error)?.code ?? '') || attempt === tries) throw error
      await pause(lockMilliseconds * (0.5 + Math.random()))
    }
  }
}
