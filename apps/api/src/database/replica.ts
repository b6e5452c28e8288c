import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, Db } from './database.ts'
import { patience } from './patience.ts'
import { createPool } from './pool.ts'
import { uncompiled } from './postgres.ts'
import { allowNames } from './prepared.ts'
import { isAway, sqlRefusal } from './refusals.ts'
import * as schema from './schema.ts'

/** A streaming replica: the same data, perhaps a moment behind, and perhaps away. */
export interface Replica {
  /** Reads there, or, while it is away, from the database itself. */
  read: <Result>(primary: Db, work: (db: Db) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

// Long enough not to make every visitor wait for a server that is gone, short enough to come back to it soon.
const pause = 5000

/** Prepares a pool on a replica; nothing connects yet, and a replica that is away keeps no server from starting. */
export function openReplica(url: string): Replica {
  const pool = createPool({
    connectionString: url,
    max: 12,
    application_name: 'plomada',
    // Shorter than at the primary, which is asked after it and needs its own time.
    connectionTimeoutMillis: 1000,
    statement_timeout: Math.floor(patience.statement / 3),
    options: uncompiled,
    silence: Math.floor(patience.silence / 3),
    keepAlive: true,
  })
  const db = drizzle({ client: pool, schema })
  allowNames(db)
  let awayUntil = 0

  async function read<Result>(primary: Db, work: (from: Db) => Promise<Result>): Promise<Result> {
    if (Date.now() < awayUntil) return work(primary)
    try {
      return await work(db)
    } catch (error) {
      if (!isBehindOrAway(error)) throw error
      awayUntil = Date.now() + pause
      return work(primary)
    }
  }
  return { read, close: () => pool.end() }
}

// 40001: a statement that was in the way of what came from the primary. 42P01 and 42703: a migration has not come yet.
const isBehindOrAway = (error: unknown) =>
  isAway(error) || ['40001', '42P01', '42703'].includes(sqlRefusal(error)?.code ?? '')

/** Reads for somebody: visitors from the replica when there is one; whoever signed in from where their own writes are. */
export const readFor = <Result>(
  { db, replica }: Pick<Database, 'db' | 'replica'>,
  viewer: object | null,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => (viewer === null && replica ? replica.read(db, work) : work(db))
