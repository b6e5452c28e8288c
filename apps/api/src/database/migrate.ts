import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { sqlRefusal } from './database.ts'
import type { Database } from './database.ts'
import { withOwnClient } from './own.client.ts'

/** Where the steps of the schema are. */
export const allMigrations = join(import.meta.dirname, 'migrations')

// Any number will do, as long as no other program locks the same one in this database.
const migrationLock = 7_150_411

/** What a migration waits for a table that people use: they queue behind it, so it lets them pass and tries again. */
const lockMilliseconds = 2000
const tries = 60

/** Brings the schema to the newest version; several processes may start at once, one of them does the work and the others wait for it. */
export function migrate(
  database: Pick<Database, 'pool' | 'kind'>,
  migrationsFolder = allMigrations,
): Promise<void> {
  return withOwnClient(database, async (client) => {
    // Nobody else is there, and all its clients share one session, where a setting would stay for everybody.
    if (database.kind === 'embedded') return applyMigrations(drizzle({ client }), { migrationsFolder })
    // The lock goes with the connection.
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`set lock_timeout = ${lockMilliseconds}`)
    await applyPatiently(client, migrationsFolder)
  })
}

/** The steps are one transaction: what a lock interrupted left nothing behind. */
async function applyPatiently(client: Client, migrationsFolder: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyMigrations(drizzle({ client }), { migrationsFolder })
    } catch (error) {
      if (sqlRefusal(error)?.code !== '55P03' || attempt === tries) throw error
      await pause(lockMilliseconds * (0.5 + Math.random()))
    }
  }
}
