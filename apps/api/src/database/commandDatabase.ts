import type { Config } from '../config.ts'
import { openDatabase, type Database } from './database.ts'
import { findEmbedded } from './embedded/embedded.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databasePoolMode'>>

/** Opens the database for a command. If a server has started the embedded database, connects to that. */
export const openCommandDatabase = async (config: DatabaseConfig): Promise<Database> =>
  openDatabase({ ...config, databaseUrl: config.databaseUrl ?? (await findEmbedded(config.dataDir)) })

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
