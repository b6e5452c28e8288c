import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

const migrationsFolder = join(import.meta.dirname, 'migrations')

// Any number will do, as long as no other program locks the same one in this database.
const migrationLock = 7_150_411

/** Brings the schema to the newest version; several processes may start at once, one of them does the work and the others wait for it. */
export async function migrate({ pool, kind }: Pick<Database, 'pool' | 'kind'>): Promise<void> {
  const client = await pool.connect()
  try {
    // All clients of the embedded database share one session, where a setting would stay for everybody.
    if (kind === 'postgres') await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await applyMigrations(drizzle({ client }), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  } finally {
    // Not back to the pool: its time limits were lifted.
    client.release(true)
  }
}
