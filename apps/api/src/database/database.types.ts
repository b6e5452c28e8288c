import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'

/** Runs statements: the pool or one transaction. Queries and actions take it as an argument. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** A streaming replica: the same data, which may lag behind the primary or be unavailable. */
export interface Replica {
  /** Runs the work on the replica, or on the primary while the replica is unavailable. */
  read: <Result>(primary: Db, work: (db: Db) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** An open database. */
export interface Database {
  db: Db
  pool: Pool
  /** Whether a pooler in transaction mode is before the database, so that no state of a session lasts. */
  isPooled?: boolean
  /** Present if a replica is configured. */
  replica?: Replica
  /** Resolves when the embedded server has ended. Never resolves on another server, which may come back. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/** Options for opening a database. */
export interface DatabaseEvents {
  /** Receives sentences for the person who started the server. */
  onProgress?: (sentence: string) => void
}
