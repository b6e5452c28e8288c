import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import webPush from 'web-push'
import * as z from 'zod'
import { isSealed, seal, unseal } from './identity/embedded/keys/seal.ts'

/** The keys of notifications, which are kept in the table of the identity provider's keys. */
export interface NotificationKeys {
  /** Signs the links that end mails. */
  unsubscribe: string
  /** Identify this server to push services (RFC 8292). */
  vapid: { publicKey: string; privateKey: string }
}

interface KeyStore {
  sql: Pick<Pool, 'query'>
  /** Encrypts the stored keys; null stores them in plain text. */
  secret: string | null
}

const vapidSchema = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Reads a key, and generates it the first time. Encrypts it if it is in plain text despite a secret. */
async function loadKey<Key>(
  { sql, secret }: KeyStore,
  name: string,
  { schema, generate }: { schema: z.ZodType<Key>; generate: () => Key },
): Promise<Key> {
  const encode = (key: Key) => JSON.stringify(secret === null ? key : seal(key, secret))
  const read = async (): Promise<unknown> => {
    const { rows } = await sql.query<{ value: unknown }>('select value from idp_keys where name = $1', [name])
    return rows[0]?.value
  }
  if ((await read()) === undefined)
    // Another process may be first.
    await sql.query('insert into idp_keys (name, value) values ($1, $2) on conflict (name) do nothing', [
      name,
      encode(generate()),
    ])
  const stored = await read()
  const key = schema.parse(unseal(stored, secret))
  if (secret !== null && !isSealed(stored))
    await sql.query('update idp_keys set value = $2 where name = $1', [name, encode(key)])
  return key
}

/** Loads the keys of notifications, which are the same in every process and after a restart. */
export const loadNotificationKeys = async (store: KeyStore): Promise<NotificationKeys> => ({
  unsubscribe: await loadKey(store, 'unsubscribe', {
    schema: z.string(),
    generate: () => randomBytes(32).toString('base64url'),
  }),
  vapid: await loadKey(store, 'vapid', {
    schema: vapidSchema,
    generate: () => webPush.generateVAPIDKeys(),
  }),
})
