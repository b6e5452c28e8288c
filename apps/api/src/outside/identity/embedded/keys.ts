import { randomBytes } from 'node:crypto'
import { createLocalJWKSet, errors, exportJWK, generateKeyPair } from 'jose'
import type { JSONWebKeySet, JWK, JWTVerifyGetKey } from 'jose'
import type { Sql } from './sql.ts'

/** The keys of the provider: what signs its tokens and what signs its cookies. */
export interface ProviderKeys {
  jwks: { keys: JWK[] }
  cookieKeys: string[]
}

async function newSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const kid = randomBytes(8).toString('base64url')
  return { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid }] }
}

/** Several processes may start at once: the first to write wins and the others read what it wrote. */
async function keepOnce<T>(sql: Sql, name: string, make: () => Promise<T> | T): Promise<T> {
  const read = async () =>
    (await sql.query<{ value: T }>('select value from idp_keys where name = $1', [name])).rows[0]?.value
  const kept = await read()
  if (kept !== undefined) return kept
  const value = JSON.stringify(await make())
  await sql.query('insert into idp_keys (name, value) values ($1, $2) on conflict (name) do nothing', [
    name,
    value,
  ])
  const winner = await read()
  if (winner === undefined) throw new Error(`The key "${name}" could not be kept.`)
  return winner
}

/** Reads the provider's keys and makes them the first time, so that tokens and sessions survive a restart. */
export async function keepKeys(sql: Sql): Promise<ProviderKeys> {
  const jwks = await keepOnce(sql, 'jwks', newSigningKeys)
  const cookieKeys = await keepOnce(sql, 'cookies', () => [randomBytes(32).toString('base64url')])
  return { jwks, cookieKeys }
}

const publicPart = ({ kty, n, e, kid, alg, use }: JWK): JWK =>
  Object.fromEntries(Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined))

async function readPublicKeys(sql: Sql): Promise<JSONWebKeySet> {
  const { rows } = await sql.query<{ value: { keys: JWK[] } }>(
    "select value from idp_keys where name = 'jwks'",
  )
  return { keys: (rows[0]?.value.keys ?? []).map(publicPart) }
}

const rereadAfter = 30_000

/** Public keys straight from the table: our own process needs no HTTP to trust itself, also behind a proxy. */
export function publicKeys(sql: Sql): JWTVerifyGetKey {
  let readAt = 0
  let current: Promise<ReturnType<typeof createLocalJWKSet>> | undefined
  const read = () => {
    readAt = Date.now()
    current = readPublicKeys(sql).then(createLocalJWKSet)
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
