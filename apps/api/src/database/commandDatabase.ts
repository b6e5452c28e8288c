import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase, type Database } from './database.ts'
import { findServedSocket, socketPort } from './pglite.socket.ts'
import * as schema from './schema.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePoolMode'>>

/** Opens the database for a command. If a server has the embedded database open, connects through the server. */
export async function openCommandDatabase(config: DatabaseConfig): Promise<Database> {
  const host = config.databaseUrl === null ? await findServedSocket(config.dataDir) : null
  if (host === null) return openDatabase(config)
  const pool = new Pool({ host, port: socketPort, user: 'postgres', database: 'postgres', max: 1 })
  pool.on('error', () => {})
  const lost = new Promise<Error>(() => {})
  return { db: drizzle({ client: pool, schema }), pool, kind: 'embedded', lost, close: () => pool.end() }
}

/** Opens the database for a command, runs work and closes it. */
export async function withCommandDatabase<Result>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openCommandDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
