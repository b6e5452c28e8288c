import { randomBytes } from 'node:crypto'
import { createLocalJWKSet, errors, exportJWK, generateKeyPair } from 'jose'
import type { JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose'
import { believed, signing, tidied, turned } from './keys.ring.ts'
import type { Ring } from './keys.ring.ts'
import { isSealed, seal, unseal } from './keys.seal.ts'
import { lifetimes } from './lifetimes.ts'
import type { Sql } from './sql.ts'

/** The keys of the provider: what signs its tokens and what signs its cookies. */
export interface ProviderKeys {
  /** The private key that signs now, alone. */
  jwks: { keys: JWK[] }
  /** The first one signs, all are believed. */
  cookieKeys: string[]
}

/** Where the keys are kept, and what seals them there. */
export interface KeyStore {
  sql: Sql
  /** Null keeps them readable for whoever reads the table. */
  secret: string | null
}

type Name = 'jwks' | 'cookies'
interface Keys {
  jwks: JWK
  cookies: string
}

const lag = 10 * 60
/** Milliseconds for which a key is believed after it ceased to sign. */
const life: Record<Name, number> = {
  jwks: (Math.max(lifetimes.AccessToken, lifetimes.IdToken) + lag) * 1000,
  cookies: (Math.max(lifetimes.Session, lifetimes.Interaction) + lag) * 1000,
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid }
}

const make: { [N in Name]: () => Promise<Keys[N]> } = {
  jwks: newSigningKey,
  cookies: async () => randomBytes(32).toString('base64url'),
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined))

const weaken: { [N in Name]: (key: Keys[N]) => Keys[N] } = { jwks: publicPart, cookies: (key) => key }

/** What a row holds; the first ones were bare keys, without their time. */
function ringIn<N extends Name>(value: unknown): Ring<Keys[N]> {
  const bare = Array.isArray(value) ? value : ((value as { keys?: unknown[] }).keys ?? [])
  const isRing = bare.every((one) => typeof one === 'object' && one !== null && 'from' in one)
  // Written by this file only.
  return (isRing ? bare : bare.map((key) => ({ key, from: 0, until: null }))) as Ring<Keys[N]>
}

async function readRow(sql: Sql, name: Name): Promise<unknown> {
  const { rows } = await sql.query<{ value: unknown }>('select value from idp_keys where name = $1', [name])
  return rows[0]?.value
}

/** Writes a row unless another process was faster; false when it was. */
async function replaceRow({ sql, secret }: KeyStore, name: Name, before: unknown, ring: Ring<unknown>) {
  const value = JSON.stringify(secret === null ? ring : seal(ring, secret))
  const { rowCount } =
    before === undefined
      ? await sql.query('insert into idp_keys (name, value) values ($1, $2) on conflict (name) do nothing', [
          name,
          value,
        ])
      : await sql.query('update idp_keys set value = $2 where name = $1 and value = $3', [
          name,
          value,
          JSON.stringify(before),
        ])
  return rowCount === 1
}

/** Changes a ring, again when another process changed it meanwhile; `change` gives null to leave it. */
async function changeRing<N extends Name>(
  store: KeyStore,
  name: N,
  change: (ring: Ring<Keys[N]>) => Promise<Ring<Keys[N]> | null>,
): Promise<Ring<Keys[N]>> {
  for (let round = 0; round < 5; round++) {
    const before = await readRow(store.sql, name)
    const ring = ringIn<N>(before === undefined ? [] : unseal(before, store.secret))
    const after = await change(ring)
    if (after === null) return ring
    // As it is read: the table orders the parts of a key in its own way.
    if (await replaceRow(store, name, before, after))
      return ringIn<N>(unseal(await readRow(store.sql, name), store.secret))
  }
  throw new Error(`The key "${name}" could not be kept.`)
}

/** The ring of a purpose: made the first time, and sealed when it lay open. */
const keepRing = <N extends Name>(store: KeyStore, name: N): Promise<Ring<Keys[N]>> =>
  changeRing<N>(store, name, async (ring) => {
    if (ring.length === 0) return [{ key: await make[name](), from: 0, until: null }]
    const liesOpen = store.secret !== null && !isSealed(await readRow(store.sql, name))
    return liesOpen ? ring : null
  })

/** Reads the provider's keys and makes them the first time, so that tokens and sessions survive a restart. */
export async function keepKeys(store: KeyStore, now = Date.now()): Promise<ProviderKeys> {
  const signer = signing(await keepRing(store, 'jwks'), now)
  const cookies = await keepRing(store, 'cookies')
  const first = signing(cookies, now)
  const others = believed(cookies, life.cookies, now).filter((key) => key !== first)
  return {
    jwks: { keys: signer ? [signer] : [] },
    cookieKeys: first === undefined ? others : [first, ...others],
  }
}

/** Adds keys that sign after `delay` milliseconds; those of before are believed for as long as what they signed lives. */
export async function rotateKeys(store: KeyStore, delay: number, now = Date.now()): Promise<void> {
  const turn = <N extends Name>(name: N) =>
    changeRing<N>(store, name, async (ring) => turned(ring, await make[name](), delay, now))
  await keepKeys(store)
  await turn('jwks')
  await turn('cookies')
  await tidyKeys(store, now)
}

/** Forgets keys that nothing needs, and the private half of those that only check. */
export async function tidyKeys(store: KeyStore, now = Date.now()): Promise<void> {
  const tidy = <N extends Name>(name: N) =>
    changeRing<N>(store, name, async (ring) => {
      const left = tidied(ring, life[name], now, weaken[name])
      return JSON.stringify(left) === JSON.stringify(ring) ? null : left
    })
  await tidy('jwks')
  await tidy('cookies')
}

/** The public keys that tokens may be checked with, as the provider publishes them. */
export async function readPublicKeys({ sql, secret }: KeyStore, now = Date.now()): Promise<JSONWebKeySet> {
  const ring = ringIn<'jwks'>(unseal((await readRow(sql, 'jwks')) ?? [], secret))
  return { keys: believed(ring, life.jwks, now).map(publicPart) }
}

// Sooner than a new key begins to sign.
const rereadAfter = 30_000

/** Public keys straight from the table: our own process needs no HTTP to trust itself, also behind a proxy. */
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
