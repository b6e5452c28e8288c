import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, DatabaseEvents } from './database.types.ts'
import { databaseTimeouts } from './timeouts.ts'
import { createPool } from './pool.ts'
import { allowNamedStatements } from './preparedStatements.ts'
import * as schema from './schema.ts'

/** Disables JIT compilation, which takes ten times as long as the search for a frequent word (docs/performance.md). */
export const jitOff = '-c jit=off'

/** Opens a pool on a PostgreSQL server, with timeouts for everything. */
export async function openPostgres(url: string, { onProgress }: DatabaseEvents = {}): Promise<Database> {
  onProgress?.('Conectando con PostgreSQL…')
  const pool = createPool({
    connectionString: url,
    max: 12,
    application_name: 'plomada',
    connectionTimeoutMillis: databaseTimeouts.connection,
    statement_timeout: databaseTimeouts.statement,
    lock_timeout: databaseTimeouts.lock,
    idle_in_transaction_session_timeout: databaseTimeouts.idleTransaction,
    options: jitOff,
    inactivityTimeout: databaseTimeouts.inactivity,
    keepAlive: true,
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error('PostgreSQL cannot be reached: check DATABASE_URL and that the server is running.', {
      cause: error,
    })
  }
  const lost = new Promise<Error>(() => {})
  const db = drizzle({ client: pool, schema })
  allowNamedStatements(db)
  return { db, pool, kind: 'postgres', lost, close: () => pool.end() }
}
