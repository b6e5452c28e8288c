import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database, DatabaseEvents } from './database.ts'
import * as schema from './schema.ts'

const seconds = 1000

/** Opens a pool on a PostgreSQL server; nothing in it waits for ever. */
export async function openPostgres(url: string, { onProgress }: DatabaseEvents = {}): Promise<Database> {
  onProgress?.('Conectando con PostgreSQL…')
  const pool = new Pool({
    connectionString: url,
    max: 12,
    application_name: 'plomada',
    connectionTimeoutMillis: 5 * seconds,
    statement_timeout: 10 * seconds,
    lock_timeout: 5 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error('PostgreSQL cannot be reached: check DATABASE_URL and that the server is running.', {
      cause: error,
    })
  }
  const lost = new Promise<Error>(() => {})
  return { db: drizzle({ client: pool, schema }), pool, kind: 'postgres', lost, close: () => pool.end() }
}
