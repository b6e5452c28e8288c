import { readConfig } from './config.ts'
import { withCommandDatabase } from './database/commandDatabase.ts'
import { rotateKeys } from './services/identity/embedded/keys/keys.ts'

/** Seconds until the new keys are used. Servers load them four times in that time. */
export const rotationDelay = 60

/** Adds new keys to the embedded identity provider, without signing users out or restarting servers. */
export async function rotateProviderKeys(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env)
  await withCommandDatabase(config, ({ pool }) =>
    rotateKeys({ sql: pool, secret: config.keySecret }, rotationDelay * 1000),
  )
}
