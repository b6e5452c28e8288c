import type { Pool } from 'pg'
import type * as z from 'zod'
import { isSealed, seal, unseal } from './identity/embedded/keys/seal.ts'

/** Where the keys of services are: the table of the identity provider's keys. */
export interface KeyStore {
  sql: Pick<Pool, 'query'>
  /** Encrypts the stored keys; null stores them in plain text. */
  secret: string | null
}

/** Reads a key, and generates it the first time. Encrypts it if it is in plain text despite a secret. */
export async function loadKey<Key>(
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
