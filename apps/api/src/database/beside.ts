import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Config } from '../config.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { servedSocket, socketPort } from './pglite.socket.ts'
import * as schema from './schema.ts'

/** Opens the database for a command, which may run beside the server: the embedded one is then reached through it. */
export async function openBeside(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const host = config.databaseUrl === null ? await servedSocket(config.dataDir) : null
  if (host === null) return openDatabase(config)
  const pool = new Pool({ host, port: socketPort, user: 'postgres', database: 'postgres', max: 1 })
  pool.on('error', () => {})
  const lost = new Promise<Error>(() => {})
  return { db: drizzle({ client: pool, schema }), pool, kind: 'embedded', lost, close: () => pool.end() }
}
