import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import type * as schema from './schema.ts'

/** Where statements run: the pool or one transaction. Queries and actions take it as an argument and never reach for another. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** An open database. */
export interface Database {
  db: Db
  pool: Pool
  kind: 'embedded' | 'postgres'
  /** Settles when the database is gone for good in this process; a server that can come back never is. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/** What the opener reports while it works. */
export interface DatabaseEvents {
  /** A sentence for the person who started the server. */
  onProgress?: (sentence: string) => void
}

/** Opens PostgreSQL when an address is configured, the embedded database otherwise; the schema is not touched. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  events: DatabaseEvents = {},
): Promise<Database> {
  return config.databaseUrl === null
    ? openEmbedded({ dataDir: config.dataDir }, events)
    : openPostgres(config.databaseUrl, events)
}

const worthRepeating = new Set(['40001', '40P01'])

/** Runs the work in one transaction, again (three times in all) when the database gave way to another one; inside a transaction it is a savepoint. */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const attempts = db instanceof PgTransaction ? 1 : 3
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attempts || !worthRepeating.has(sqlRefusal(error)?.code ?? '')) throw error
    }
  }
}

// Connections (08), resources (53), ends and starts of the server (57P), and its limits of time for a lock and a statement.
const noTimeNow = /^(?:08|53|57P)|^(?:55P03|57014)$/
const noAnswer = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])
// The driver's own complaints have no code.
const brokenOff = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/** Whether a server that we depend on is away or too busy: nothing is wrong with the request, which may come again. */
export function isAway(error: unknown): boolean {
  if (noTimeNow.test(sqlRefusal(error)?.code ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && noAnswer.has(String(cause.code))) return true
    if (brokenOff.test(cause.message)) return true
  }
  return false
}

/** What PostgreSQL said when it refused a statement. */
export interface SqlRefusal {
  code: string
  constraint: string | null
}

/** The SQLSTATE and the constraint of a refused statement, whoever wrapped the error; null for any other error. */
export function sqlRefusal(error: unknown): SqlRefusal | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !/^[0-9A-Z]{5}$/.test(cause.code)) continue
    const constraint = 'constraint' in cause ? cause.constraint : undefined
    return { code: cause.code, constraint: typeof constraint === 'string' ? constraint : null }
  }
  return null
}
