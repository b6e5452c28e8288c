import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import { openEmbedded } from './pglite.ts'
import { openPostgres } from './postgres.ts'
import { sqlRefusal } from './refusals.ts'
import { openReplica } from './replica.ts'
import type { Replica } from './replica.ts'
import type * as schema from './schema.ts'

export { isAway, isFull, sqlRefusal } from './refusals.ts'

/** Where statements run: the pool or one transaction. Queries and actions take it as an argument and never reach for another. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** An open database. */
export interface Database {
  db: Db
  pool: Pool
  kind: 'embedded' | 'postgres'
  /** A copy that may be a moment behind, when one is configured. */
  replica?: Replica
  /** Settles when the database is gone for good in this process; a server that can come back never is. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/** What the opener reports while it works, and how long it waits. */
export interface DatabaseEvents {
  /** A sentence for the person who started the server. */
  onProgress?: (sentence: string) => void
  /** Work that may be done while the database opens in a thread of its own; whoever needs it done does it again. */
  meanwhile?: () => Promise<unknown>
  /** Milliseconds without an answer after which the thread of the embedded database counts as lost. @default 30_000 */
  stallLimit?: number
}

/** Opens PostgreSQL when an address is configured, the embedded database otherwise; the schema is not touched. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReadUrl'>>,
  events: DatabaseEvents = {},
): Promise<Database> {
  if (config.databaseUrl === null) return openEmbedded({ dataDir: config.dataDir }, events)
  const database = await openPostgres(config.databaseUrl, events)
  if (!config.databaseReadUrl) return database
  const replica = openReplica(config.databaseReadUrl)
  const close = async () => void (await Promise.all([database.close(), replica.close()]))
  return { ...database, replica, close }
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
