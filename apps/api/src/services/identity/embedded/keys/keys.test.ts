import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../database/database.ts'
import { createVerifier } from '../../../../session/verify.ts'
import { openTestDatabase } from '../../../../testing/testDatabase.ts'
import { openEmbeddedIdentity, type EmbeddedIdentity } from '../../identity.embedded.ts'
import { serveProvider } from '../../testing/provider.ts'
import { openTestBrowser } from '../../testing/testBrowser.ts'
import { createAccounts } from '../accounts.ts'
import { loadKeys, readPublicKeys, rotateKeys, pruneKeys } from './keys.ts'
import { hashPassword } from '../password.ts'

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
const readTable = async () =>
  (await database.pool.query<{ text: string }>("select string_agg(value::text, ' ') as text from idp_keys"))
    .rows[0]?.text ?? ''
const countPrivateKeys = async () => (await readTable()).match(/"d":/g)?.length ?? 0
const getKid = (token: string) => decodeProtectedHeader(token).kid
const readKids = async (now?: number) => (await readPublicKeys(open(), now)).keys.map(({ kid }) => kid)
/** Opens the provider as a second process. */
const openProcess = () =>
  openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail: async () => {} })
async function accepts(token: string) {
  const { settings, keys } = await openProcess()
  return (await createVerifier({ ...settings, keys })(token)) !== null
}

test('a key rotation keeps tokens, sessions, refresh tokens and open forms valid', async () => {
  const browser = openTestBrowser(identity.settings)
  const before = await browser.signIn(ana)
  const unfinished = openTestBrowser(identity.settings)
  const { url, verifier } = await unfinished.authorize()
  const page = await (await unfinished.visit(url.href)).text()
  const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''

  await rotateKeys(open(), 0)
  await identity.refreshKeys()

  expect(await accepts(before.access_token)).toBe(true)
  expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
  const response = await browser.refresh(before.refresh_token)
  const after = (await response.json()) as typeof before
  expect(getKid(after.access_token)).not.toBe(getKid(before.access_token))
  expect(await accepts(after.access_token)).toBe(true)
  const back = await unfinished.visit(url.href, {
    method: 'POST',
    body: new URLSearchParams({ formToken, ...ana }),
  })
  expect(back.status).toBe(303)
  expect(verifier).not.toBe('')
  const published = await (await browser.visit('/idp/.well-known/jwks.json')).json()
  expect(published).toEqual(await readPublicKeys(open()))
  expect(JSON.stringify(published)).not.toContain('"d"')
  expect((published as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)).toEqual([
    getKid(before.access_token),
    getKid(after.access_token),
  ])
})

test('a new key is published before it signs, so that every process can verify its signatures', async () => {
  const browser = openTestBrowser(identity.settings)
  const before = await browser.signIn(ana)
  await rotateKeys(open(), 60_000)
  await identity.refreshKeys()
  const [old, next] = await readKids()
  expect(old).toBe(getKid(before.access_token))
  const renewed = (await (await browser.refresh(before.refresh_token)).json()) as typeof before
  expect(getKid(renewed.access_token)).toBe(old)
  const soon = await loadKeys(open(), Date.now() + 61_000)
  expect(soon.jwks.keys.map(({ kid }) => kid)).toEqual([next])
  const now = await loadKeys(open())
  expect(soon.cookieKeys).toEqual(now.cookieKeys.toReversed())
})

test('an old key verifies until everything that it signed has expired, and its private part is deleted when it stops signing', async () => {
  await loadKeys(open())
  const [old] = await readKids()
  await rotateKeys(open(), 60_000)
  expect(await countPrivateKeys()).toBe(2)
  const retired = Date.now() + 61_000
  await pruneKeys(open(), retired)
  expect(await countPrivateKeys()).toBe(1)
  expect(await readKids(retired)).toContain(old)
  await pruneKeys(open(), retired + 2 * hour)
  expect(await readKids(retired + 2 * hour)).not.toContain(old)
  expect((await loadKeys(open(), retired + 2 * hour)).cookieKeys).toHaveLength(2)
  await pruneKeys(open(), retired + 25 * hour)
  expect((await loadKeys(open(), retired + 25 * hour)).cookieKeys).toHaveLength(1)
})

test('two concurrent rotations add two keys', async () => {
  await loadKeys(open())
  await Promise.all([rotateKeys(open(), 0), rotateKeys(open(), 0)])
  expect(await readKids()).toHaveLength(3)
})

test('with a secret, the keys in the database are encrypted, even those stored before it', async () => {
  const plain = await loadKeys(open())
  expect(await countPrivateKeys()).toBe(1)
  const sealed = { sql: database.pool, secret }
  expect(await loadKeys(sealed)).toEqual(plain)
  const text = await readTable()
  for (const key of [plain.jwks.keys[0]?.d ?? '', ...plain.cookieKeys]) expect(text).not.toContain(key)
  expect(text).not.toContain('"d"')
  await rotateKeys(sealed, 0)
  expect((await loadKeys(sealed)).jwks).not.toEqual(plain.jwks)
  for (const other of [open(), { ...sealed, secret: `${secret}!` }])
    await expect(loadKeys(other)).rejects.toThrow('KEY_SECRET')
})

test('a manipulated key in the database is not used', async () => {
  const sealed = { sql: database.pool, secret }
  await loadKeys(sealed)
  await database.pool.query(
    `update idp_keys set value = jsonb_set(value, '{sealed,iv}', '"AAAAAAAAAAAAAAAA"') where name = 'jwks'`,
  )
  await expect(loadKeys(sealed)).rejects.toThrow('sealed')
})

test('keys stored by an earlier version stay valid', async () => {
  const { jwks, cookieKeys } = await loadKeys(open())
  const before = [
    ['jwks', { keys: jwks.keys }],
    ['cookies', cookieKeys],
  ] as const
  for (const [name, value] of before)
    await database.pool.query('update idp_keys set value = $2 where name = $1', [name, JSON.stringify(value)])
  expect(await loadKeys(open())).toEqual({ jwks, cookieKeys })
  await rotateKeys(open(), 0)
  expect(await readKids()).toHaveLength(2)
})
