import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Db, Replica } from './database.types.ts'
import { databaseTimeouts } from './timeouts.ts'
import { createPool } from './pool.ts'
import { jitOff } from './postgres.ts'
import { allowNamedStatements } from './preparedStatements.ts'
import { isUnavailable, getSqlError } from './sqlErrors.ts'

/** Milliseconds until an unavailable replica is tried again. */
const RETRY_AFTER_MS = 5000

/** Creates a pool on a replica, without connecting: the server also starts if the replica is unavailable. */
export function openReplica(url: string, isPooled = false): Replica {
  const pool = createPool({
    connectionString: url,
    max: 12,
    application_name: 'plomada',
    // Shorter than those of the primary, which is queried afterwards.
    connectionTimeoutMillis: 1000,
    // A pooler in transaction mode refuses parameters: its sessions have those of the role.
    ...(!isPooled && { statement_timeout: Math.floor(databaseTimeouts.statement / 3), options: jitOff }),
    inactivityTimeout: Math.floor(databaseTimeouts.inactivity / 3),
    keepAlive: true,
  })
  const db = drizzle({ client: pool })
  if (!isPooled) allowNamedStatements(db)
  let unavailableUntil = 0

  async function read<Result>(primary: Db, work: (from: Db) => Promise<Result>): Promise<Result> {
    if (Date.now() < unavailableUntil) return work(primary)
    try {
      return await work(db)
    } catch (error) {
      if (!isReplicaError(error)) throw error
      unavailableUntil = Date.now() + RETRY_AFTER_MS
      return work(primary)
    }
  }
  return { read, close: () => pool.end() }
}

// 40001: a conflict with replication. 42P01 and 42703: a migration is not replicated yet.
const isReplicaError = (error: unknown) =>
  isUnavailable(error) || ['40001', '42P01', '42703'].includes(getSqlError(error)?.code ?? '')

/** Runs a read: visitors read from the replica, signed-in users from the primary, which has their own writes. */
export const readFor = <Result>(
  { db, replica }: Pick<Database, 'db' | 'replica'>,
  viewer: object | null,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => (viewer === null && replica ? replica.read(db, work) : work(db))
