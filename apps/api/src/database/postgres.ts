import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Database } from './database.types.ts'
import { databaseTimeouts } from './timeouts.ts'
import { createPool } from './pool.ts'
import { allowNamedStatements } from './preparedStatements.ts'
import { nameTransactionStatements } from './transactionStatements.ts'

/** Disables JIT compilation, which takes ten times as long as the search for a frequent word (docs/request-cost.md). */
export const jitOff = '-c jit=off'

/** Parameters of each session. A pooler in transaction mode refuses them: its sessions have those of the role. */
const sessionParameters = {
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idleTransaction,
  options: jitOff,
}

/** Opens a pool on a PostgreSQL server, with timeouts for everything. */
export async function openPostgres(
  url: string,
  { isPooled = false }: Pick<Database, 'isPooled'> = {},
): Promise<Database> {
  const pool = createPool({
    connectionString: url,
    max: 12,
    // Kept when idle: a server with a full disk may not open another session.
    min: 2,
    application_name: 'plomada',
    connectionTimeoutMillis: databaseTimeouts.connection,
    ...(!isPooled && sessionParameters),
    inactivityTimeout: databaseTimeouts.inactivity,
    keepAlive: true,
  })
  if (!isPooled) nameTransactionStatements(pool)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error('PostgreSQL cannot be reached: check DATABASE_URL and that the server is running.', {
      cause: error,
    })
  }
  if (isPooled) await assertTimeouts(pool)
  const lost = new Promise<Error>(() => {})
  const db = drizzle({ client: pool })
  if (!isPooled) allowNamedStatements(db)
  return { db, pool, isPooled, lost, close: () => pool.end() }
}

/** Throws unless the sessions have timeouts. Closes the pool then. */
async function assertTimeouts(pool: Pool): Promise<void> {
  const { statement, lock, idleTransaction } = databaseTimeouts
  const { rows } = await pool.query<{ statements: string | null }>(
    `select string_agg(format('alter role %I set %s = %s', current_user, name, expected), '; ') as statements
     from unnest($1::text[], $2::int[]) as given (name, expected) where current_setting(name) = '0'`,
    [
      ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'],
      [statement, lock, idleTransaction],
    ],
  )
  const statements = rows[0]?.statements
  if (!statements) return
  await pool.end()
  throw new Error(
    `In transaction mode the role of DATABASE_URL must have timeouts. Run: ${statements}. Then reconnect the pooler.`,
  )
}
