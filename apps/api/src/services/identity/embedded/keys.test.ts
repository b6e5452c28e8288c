import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { createVerifier } from '../../../session/verify.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { openEmbeddedIdentity } from '../identity.embedded.ts'
import type { EmbeddedIdentity } from '../identity.embedded.ts'
import { serveProvider } from '../testing/provider.ts'
import { openVisitor } from '../testing/visitor.ts'
import { createAccounts } from './accounts.ts'
import { keepKeys, readPublicKeys, rotateKeys, tidyKeys } from './keys.ts'
import { hashPassword } from './password.ts'

const ana = { email: 'ana@plomada.example', password: 'plomo y nivel' }
const secret = 'un secreto de prueba'
const hour = 3_600_000

let database: Database
let identity: EmbeddedIdentity
let publicUrl: string
let closeServer: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  const served = await serveProvider(database)
  ;({ identity, publicUrl } = served)
  closeServer = async () => served.app.close()
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).add({ ...ana, passwordHash, givenName: 'Ana' })
})
afterAll(async () => {
  await closeServer()
  await database.close()
})
beforeEach(async () => {
  await database.pool.query('delete from idp_keys')
  await identity.refreshKeys()
})

const open = () => ({ sql: database.pool, secret: null })
const inTable = async () =>
  (await database.pool.query<{ text: string }>("select string_agg(value::text, ' ') as text from idp_keys"))
    .rows[0]?.text ?? ''
const privateHalves = async () => (await inTable()).match(/"d":/g)?.length ?? 0
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const kids = async (now?: number) => (await readPublicKeys(open(), now)).keys.map(({ kid }) => kid)
/** Another process: it has read nothing yet. */
const process = () => openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail: async () => {} })
async function accepts(token: string) {
  const { settings, keys } = await process()
  return (await createVerifier({ ...settings, keys })(token)) !== null
}

test('new keys sign nobody out: tokens, sessions, refresh tokens and open forms go on', async () => {
  const guest = openVisitor(identity.settings)
  const before = await guest.enter(ana)
  const half = openVisitor(identity.settings)
  const { url, verifier } = await half.authorize()
  const page = await (await half.visit(url.href)).text()
  const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''

  await rotateKeys(open(), 0)
  await identity.refreshKeys()

  expect(await accepts(before.access_token)).toBe(true)
  expect((await guest.silent())?.length).toBeGreaterThan(20)
  const answer = await guest.refresh(before.refresh_token)
  // The answer of our own token address.
  const after = (await answer.json()) as typeof before
  expect(kidOf(after.access_token)).not.toBe(kidOf(before.access_token))
  expect(await accepts(after.access_token)).toBe(true)
  const back = await half.visit(url.href, {
    method: 'POST',
    body: new URLSearchParams({ formToken, ...ana }),
  })
  expect(back.status).toBe(303)
  expect(verifier).not.toBe('')
  const told = await (await guest.visit('/idp/.well-known/jwks.json')).json()
  expect(told).toEqual(await readPublicKeys(open()))
  expect(JSON.stringify(told)).not.toContain('"d"')
  expect((told as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)).toEqual([
    kidOf(before.access_token),
    kidOf(after.access_token),
  ])
})

test('a new key is published before it signs, so that no process meets a signature that it does not know', async () => {
  const guest = openVisitor(identity.settings)
  const before = await guest.enter(ana)
  await rotateKeys(open(), 60_000)
  await identity.refreshKeys()
  const [old, next] = await kids()
  expect(old).toBe(kidOf(before.access_token))
  const renewed = (await (await guest.refresh(before.refresh_token)).json()) as typeof before
  expect(kidOf(renewed.access_token)).toBe(old)
  const soon = await keepKeys(open(), Date.now() + 61_000)
  expect(soon.jwks.keys.map(({ kid }) => kid)).toEqual([next])
  const now = await keepKeys(open())
  expect(soon.cookieKeys).toEqual(now.cookieKeys.toReversed())
})

test('an old key is believed as long as what it signed lives, and its private half is gone as soon as it rests', async () => {
  await keepKeys(open())
  const [old] = await kids()
  await rotateKeys(open(), 60_000)
  expect(await privateHalves()).toBe(2)
  const rested = Date.now() + 61_000
  await tidyKeys(open(), rested)
  expect(await privateHalves()).toBe(1)
  expect(await kids(rested)).toContain(old)
  await tidyKeys(open(), rested + 2 * hour)
  expect(await kids(rested + 2 * hour)).not.toContain(old)
  expect((await keepKeys(open(), rested + 2 * hour)).cookieKeys).toHaveLength(2)
  await tidyKeys(open(), rested + 25 * hour)
  expect((await keepKeys(open(), rested + 25 * hour)).cookieKeys).toHaveLength(1)
})

test('two rotations at once are two rotations', async () => {
  await keepKeys(open())
  await Promise.all([rotateKeys(open(), 0), rotateKeys(open(), 0)])
  expect(await kids()).toHaveLength(3)
})

test('with a secret nobody reads a key in the database, also one that lay open before', async () => {
  const plain = await keepKeys(open())
  expect(await privateHalves()).toBe(1)
  const sealed = { sql: database.pool, secret }
  expect(await keepKeys(sealed)).toEqual(plain)
  const text = await inTable()
  for (const key of [plain.jwks.keys[0]?.d ?? '', ...plain.cookieKeys]) expect(text).not.toContain(key)
  expect(text).not.toContain('"d"')
  await rotateKeys(sealed, 0)
  expect((await keepKeys(sealed)).jwks).not.toEqual(plain.jwks)
  for (const other of [open(), { ...sealed, secret: `${secret}!` }])
    await expect(keepKeys(other)).rejects.toThrow('KEY_SECRET')
})

test('a sealed key that somebody changed is not used', async () => {
  const sealed = { sql: database.pool, secret }
  await keepKeys(sealed)
  await database.pool.query(
    `update idp_keys set value = jsonb_set(value, '{sealed,iv}', '"AAAAAAAAAAAAAAAA"') where name = 'jwks'`,
  )
  await expect(keepKeys(sealed)).rejects.toThrow('sealed')
})

test('keys of an earlier version of the table go on', async () => {
  const { jwks, cookieKeys } = await keepKeys(open())
  const before = [
    ['jwks', { keys: jwks.keys }],
    ['cookies', cookieKeys],
  ] as const
  for (const [name, value] of before)
    await database.pool.query('update idp_keys set value = $2 where name = $1', [name, JSON.stringify(value)])
  expect(await keepKeys(open())).toEqual({ jwks, cookieKeys })
  await rotateKeys(open(), 0)
  expect(await kids()).toHaveLength(2)
})
