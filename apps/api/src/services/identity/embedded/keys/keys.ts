import { randomBytes } from 'node:crypto'
import { createLocalJWKSet, errors, exportJWK, generateKeyPair } from 'jose'
import type { JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose'
import { addKey, pruneKeySet, signingKey, verificationKeys, type KeySet } from './keySet.ts'
import { isSealed, seal, unseal } from './seal.ts'
import { lifetimes } from '../lifetimes.ts'
import type { Sql } from '../sql.ts'

/** The keys that sign the tokens and cookies of the provider. */
export interface ProviderKeys {
  /** The private key that signs now, as a set with one key. */
  jwks: { keys: JWK[] }
  /** The first one signs, all verify. */
  cookieKeys: string[]
}

/** The database that stores the keys. */
export interface KeyStore {
  sql: Sql
  /** Encrypts the stored keys; null stores them in plain text. */
  secret: string | null
}

type Name = 'jwks' | 'cookies'
interface Keys {
  jwks: JWK
  cookies: string
}

const CLOCK_TOLERANCE = 10 * 60
/** Milliseconds for which a key verifies after it stopped signing. */
const verificationTime: Record<Name, number> = {
  jwks: (Math.max(lifetimes.AccessToken, lifetimes.IdToken) + CLOCK_TOLERANCE) * 1000,
  cookies: (Math.max(lifetimes.Session, lifetimes.Interaction) + CLOCK_TOLERANCE) * 1000,
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid }
}

const generate: { [N in Name]: () => Promise<Keys[N]> } = {
  jwks: newSigningKey,
  cookies: async () => randomBytes(32).toString('base64url'),
}

const toPublicJwk = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined))

const toPublic: { [N in Name]: (key: Keys[N]) => Keys[N] } = { jwks: toPublicJwk, cookies: (key) => key }

/** Parses the value of a row. Rows of the first version have keys without times. */
function parseKeySet<N extends Name>(value: unknown): KeySet<Keys[N]> {
  const keys = Array.isArray(value) ? value : ((value as { keys?: unknown[] }).keys ?? [])
  const isTimed = keys.every((one) => typeof one === 'object' && one !== null && 'from' in one)
  // Written by this file only.
  return (isTimed ? keys : keys.map((key) => ({ key, from: 0, until: null }))) as KeySet<Keys[N]>
}

async function readRow(sql: Sql, name: Name): Promise<unknown> {
  const { rows } = await sql.query<{ value: unknown }>('select value from idp_keys where name = $1', [name])
  return rows[0]?.value
}

/** Writes a row; returns false if another process changed it first. */
async function replaceRow({ sql, secret }: KeyStore, name: Name, before: unknown, keys: KeySet<unknown>) {
  const value = JSON.stringify(secret === null ? keys : seal(keys, secret))
  const insert = 'insert into idp_keys (name, value) values ($1, $2) on conflict (name) do nothing'
  const update = 'update idp_keys set value = $2 where name = $1 and value = $3'
  const { rowCount } = await (before === undefined
    ? sql.query(insert, [name, value])
    : sql.query(update, [name, value, JSON.stringify(before)]))
  return rowCount === 1
}

/** Updates a key set and retries if another process changed it first; `change` returns null to leave it unchanged. */
async function updateKeySet<N extends Name>(
  store: KeyStore,
  name: N,
  change: (keys: KeySet<Keys[N]>) => Promise<KeySet<Keys[N]> | null>,
): Promise<KeySet<Keys[N]>> {
  for (let round = 0; round < 5; round++) {
    const before = await readRow(store.sql, name)
    const keys = parseKeySet<N>(before === undefined ? [] : unseal(before, store.secret))
    const after = await change(keys)
    if (after === null) return keys
    // Read again, because jsonb reorders the properties of a key.
    if (await replaceRow(store, name, before, after))
      return parseKeySet<N>(unseal(await readRow(store.sql, name), store.secret))
  }
  throw new Error(`The key "${name}" could not be stored.`)
}

/** Returns a key set; generates it the first time, and encrypts it if it is in plain text despite a secret. */
const loadKeySet = <N extends Name>(store: KeyStore, name: N): Promise<KeySet<Keys[N]>> =>
  updateKeySet<N>(store, name, async (keys) => {
    if (keys.length === 0) return [{ key: await generate[name](), from: 0, until: null }]
    const isPlain = store.secret !== null && !isSealed(await readRow(store.sql, name))
    return isPlain ? keys : null
  })

/** Reads the provider's keys, and generates them the first time, so that tokens and sessions survive a restart. */
export async function loadKeys(store: KeyStore, now = Date.now()): Promise<ProviderKeys> {
  const signer = signingKey(await loadKeySet(store, 'jwks'), now)
  const cookies = await loadKeySet(store, 'cookies')
  const first = signingKey(cookies, now)
  const others = verificationKeys(cookies, verificationTime.cookies, now).filter((key) => key !== first)
  return {
    jwks: { keys: signer ? [signer] : [] },
    cookieKeys: first === undefined ? others : [first, ...others],
  }
}

/** Adds keys that sign after `delay` milliseconds. The old ones verify until everything that they signed has expired. */
export async function rotateKeys(store: KeyStore, delay: number, now = Date.now()): Promise<void> {
  const rotate = <N extends Name>(name: N) =>
    updateKeySet<N>(store, name, async (keys) => addKey(keys, await generate[name](), delay, now))
  await loadKeys(store)
  await rotate('jwks')
  await rotate('cookies')
  await pruneKeys(store, now)
}

/** Deletes expired keys, and the private part of keys that no longer sign. */
export async function pruneKeys(store: KeyStore, now = Date.now()): Promise<void> {
  const prune = <N extends Name>(name: N) =>
    updateKeySet<N>(store, name, async (keys) => {
      const left = pruneKeySet(keys, verificationTime[name], now, toPublic[name])
      return JSON.stringify(left) === JSON.stringify(keys) ? null : left
    })
  await prune('jwks')
  await prune('cookies')
}

/** Returns the public keys that verify tokens, as the provider publishes them. */
export async function readPublicKeys({ sql, secret }: KeyStore, now = Date.now()): Promise<JSONWebKeySet> {
  const keys = parseKeySet<'jwks'>(unseal((await readRow(sql, 'jwks')) ?? [], secret))
  return { keys: verificationKeys(keys, verificationTime.jwks, now).map(toPublicJwk) }
}

// Less than the delay after which a new key signs.
const rereadAfter = 30_000

/** Finds public keys in the table, so that this process needs no HTTP request to itself, which a proxy may prevent. */
export function publicKeys(store: KeyStore): JWTVerifyGetKey {
  let readAt = 0
  let current: Promise<ReturnType<typeof createLocalJWKSet>> | undefined
  const read = () => {
    readAt = Date.now()
    current = readPublicKeys(store).then(createLocalJWKSet)
    current.catch(() => (current = undefined))
    return current
  }
  return async (header, token) => {
    const known = await (current ?? read())
    try {
      return await known(header, token)
    } catch (problem) {
      const mayBeNew = problem instanceof errors.JWKSNoMatchingKey && Date.now() - readAt > rereadAfter
      if (!mayBeNew) throw problem
      return (await read())(header, token)
    }
  }
}
