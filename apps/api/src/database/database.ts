import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Config } from '../config.ts'
import type { Database, DatabaseEvents, Db } from './database.types.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { openPostgres } from './postgres.ts'
import { getSqlError } from './sqlErrors.ts'
import { openReplica } from './replica.ts'

export { isUnavailable, isStorageFull, getSqlError } from './sqlErrors.ts'
export type { Database, DatabaseEvents, Db } from './database.types.ts'

/** Opens the configured PostgreSQL server, otherwise starts the embedded one. Does not migrate. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Config, 'databaseReadUrl' | 'databasePoolMode'>>,
  { onProgress }: DatabaseEvents = {},
): Promise<Database> {
  if (config.databaseUrl === null) return openEmbedded(config.dataDir, onProgress)
  onProgress?.('Connecting to PostgreSQL…')
  const isPooled = config.databasePoolMode === 'transaction'
  const database = await openPostgres(config.databaseUrl, { isPooled })
  if (!config.databaseReadUrl) return database
  const replica = openReplica(config.databaseReadUrl, isPooled)
  const close = async () => void (await Promise.all([database.close(), replica.close()]))
  return { ...database, replica, close }
}

async function openEmbedded(dataDir: string, onProgress: DatabaseEvents['onProgress']): Promise<Database> {
  const server = await startEmbedded(dataDir, onProgress && { onProgress })
  try {
    const database = await openPostgres(server.url)
    const close = () => database.close().then(server.close)
    return { ...database, lost: server.lost, close }
  } catch (error) {
    await server.close()
    throw error
  }
}

// serialization_failure and deadlock_detected.
const retryableCodes = new Set(['40001', '40P01'])

/**
 * Runs the work in one transaction, up to three times when PostgreSQL ends it because of a conflict with another one.
 * Inside a transaction it is a savepoint and runs once.
 */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const attempts = db instanceof PgTransaction ? 1 : 3
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === attempts || !retryableCodes.has(getSqlError(error)?.code ?? '')) throw error
    }
  }
}

/** Runs reads that belong together on one state of the database: none of them sees a change that another does not. */
export const readTogether = <Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
