import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, DatabaseEvents } from './database.ts'
import { patience } from './patience.ts'
import { createPool } from './pool.ts'
import { allowNames } from './prepared.ts'
import * as schema from './schema.ts'

/**
 * Asks for no compiled statements. From three million offers on PostgreSQL would compile the list of a frequent word, for
 * more than ten times as long as it runs (docs/performance.md).
 */
export const uncompiled = '-c jit=off'

/** Opens a pool on a PostgreSQL server; nothing in it waits for ever. */
export async function openPostgres(url: string, { onProgress }: DatabaseEvents = {}): Promise<Database> {
  onProgress?.('Conectando con PostgreSQL…')
  const pool = createPool({
    connectionString: url,
    max: 12,
    application_name: 'plomada',
    connectionTimeoutMillis: patience.connection,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleTransaction,
    options: uncompiled,
    silence: patience.silence,
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
  allowNames(db)
  return { db, pool, kind: 'postgres', lost, close: () => pool.end() }
}
