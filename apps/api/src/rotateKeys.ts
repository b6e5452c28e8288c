import { readConfig } from './config.ts'
import { openBeside } from './database/beside.ts'
import { rotateKeys } from './services/identity/embedded/keys.ts'

/** Seconds until the new keys sign: servers look for them four times in that time. */
export const rotationDelay = 60

/** Gives the embedded identity provider new keys; nobody is signed out, and no server has to be started again. */
export async function rotateProviderKeys(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env)
  const database = await openBeside(config)
  try {
    await rotateKeys({ sql: database.pool, secret: config.keySecret }, rotationDelay * 1000)
  } finally {
    await database.close()
  }
}
