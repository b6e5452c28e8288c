import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createVerifier } from '../../session/verify.ts'
import type { Mail } from '../mail/mail.ts'
import { createAccounts, type Accounts } from './embedded/accounts.ts'
import { demoSubject } from './embedded/demoSubject.ts'
import { loadKeys } from './embedded/keys/keys.ts'
import { hashPassword } from './embedded/password.ts'
import type { Identity } from './identity.ts'
import { openEmbeddedIdentity } from './identity.embedded.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { recordPasswordHashes } from './testing/passwordHashes.ts'
import { findCode, serveProvider } from './testing/provider.ts'
import { openTestBrowser, type Jar, type TestBrowser } from './testing/testBrowser.ts'

const password = 'plomo y nivel'
const ana = { email: 'ana@plomada.example', password }
const carla = { email: 'carla@plomada.example', password }
const demo = { password, people: [{ name: 'Ana <Paz>', role: 'Cliente', email: ana.email }] }

let database: Database
let identity: Identity
let accounts: Accounts
let mails: Mail[]
let close: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  const served = await serveProvider(database, { demo })
  identity = served.identity
  mails = served.mails
  close = async () => {
    await served.app.close()
    await database.close()
  }
  const passwordHash = await hashPassword(password)
  accounts = createAccounts(database.pool)
  await accounts.warmUp()
  await accounts.add({ ...ana, passwordHash, subject: 'plomada|ana', givenName: 'Ana' })
  await accounts.add({ ...carla, passwordHash, givenName: 'Carla' })
})
afterAll(() => close())
beforeEach(() => database.pool.query("delete from idp_payloads where model = 'Attempts'"))

const openBrowser = () => openTestBrowser(identity.settings)
const verifier = () => createVerifier({ ...identity.settings, keys: identity.keys })
const readError = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
})

test('signs up and receives tokens that the API accepts (S-014)', async () => {
  const typed = {
    givenName: 'Lucía',
    familyName: 'Ñandú',
    email: ' Lucia@Correo.COM ',
    password: 'una clave larga',
  }
  const browser = openBrowser()
  const { url, verifier: proof } = await browser.requestAccount(typed)
  const back = await browser.submit(url, { code: findCode(mails.at(-1)) })
  const response = await browser.exchange(back.url.searchParams.get('code') ?? '', proof)
  const tokens = decodeBody(await response.json())
  const claims = await verifier()(tokens.access_token)
  expect(claims).toMatchObject({ iss: identity.settings.issuer, aud: identity.settings.audience })
  expect((claims?.exp ?? 0) - (claims?.iat ?? 0)).toBe(600)
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    sub: claims?.sub,
    name: 'Lucía Ñandú',
    given_name: 'Lucía',
    family_name: 'Ñandú',
    nickname: 'Lucía',
    email: 'lucia@correo.com',
    email_verified: true,
    nonce: 'nonce',
  })
})

test('signs in silently until the sign-out (S-014)', async () => {
  const jar: Jar = new Map()
  const browser = openTestBrowser(identity.settings, jar)
  expect(await browser.signInSilently()).toBe('login_required')
  const tokens = await browser.signIn(ana)
  expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
  const thief = openTestBrowser(identity.settings, new Map(jar))
  const out = await browser.visit(`/idp/v2/logout?client_id=plomada-web&returnTo=${browser.home}`)
  expect([out.status, out.headers.get('location')]).toEqual([303, `${browser.home}/`])
  expect(await browser.signInSilently()).toBe('login_required')
  expect(await thief.signInSilently()).toBe('login_required')
  expect(await readError(await browser.refresh(tokens.refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
})

test('a refresh token works once, and a later second use revokes its successors', async () => {
  const browser = openBrowser()
  const first = await browser.signIn(ana)
  const response = await browser.refresh(first.refresh_token)
  const second = decodeBody(await response.json())
  expect(await verifier()(second.access_token)).toMatchObject({ sub: 'plomada|ana' })
  await database.pool.query("update idp_payloads set consumed_at = consumed_at - interval '11 seconds'")
  expect(await readError(await browser.refresh(first.refresh_token))).toMatchObject({
    status: 400,
    error: 'invalid_grant',
  })
  expect(await readError(await browser.refresh(second.refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
  // The session itself stays valid.
  expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
})

test('a refresh token may be used again for 10 seconds after its first use, since the response may be lost', async () => {
  const browser = openBrowser()
  const { refresh_token } = await browser.signIn(ana)
  const responses = await Promise.all([1, 2].map(() => browser.refresh(refresh_token)))
  expect(responses.map(({ ok }) => ok)).toEqual([true, true])
  const bodies = await Promise.all(responses.map(async (response) => decodeBody(await response.json())))
  expect(new Set([refresh_token, ...bodies.map((body) => body.refresh_token)]).size).toBe(3)
  for (const body of bodies) expect((await browser.refresh(body.refresh_token)).ok).toBe(true)
  const setAge = (seconds: number) =>
    database.pool.query(
      "update idp_payloads set consumed_at = now() - $1::int * interval '1 second' where consumed_at is not null",
      [seconds],
    )
  await setAge(1)
  expect((await browser.refresh(refresh_token)).ok).toBe(true)
  await setAge(11)
  expect((await browser.refresh(refresh_token)).ok).toBe(false)
})

test('a second use of a code, even a concurrent one, revokes its tokens', async () => {
  for (const isAtOnce of [false, true]) {
    const browser = openBrowser()
    const { verifier: proof, url } = await browser.authorize()
    const code = (await browser.submit(url, ana)).url.searchParams.get('code') ?? ''
    const use = () => browser.exchange(code, proof)
    const responses = isAtOnce ? await Promise.all([use(), use()]) : [await use(), await use()]
    expect(responses.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    const given = await Promise.all(responses.map(async (response) => decodeBody(await response.json())))
    for (const { refresh_token = 'none' } of given)
      expect((await browser.refresh(refresh_token)).ok).toBe(false)
    expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
  }
})

test('a code is used once even if its use has a later timestamp', async () => {
  const browser = openBrowser()
  const { verifier: proof, url } = await browser.authorize()
  const code = (await browser.submit(url, ana)).url.searchParams.get('code') ?? ''
  await database.pool.query(
    "update idp_payloads set consumed_at = now() + interval '1 second' where model = 'AuthorizationCode' and id = $1",
    [code],
  )
  expect(await readError(await browser.exchange(code, proof))).toMatchObject({ error: 'invalid_grant' })
})

test('sign-out ends the session of one browser, and with everywhere of all of them', async () => {
  const [phone, desk, other] = [openBrowser(), openBrowser(), openBrowser()]
  const [tokens, deskTokens] = [await phone.signIn(ana), await desk.signIn(ana)]
  const otherTokens = await other.signIn({ ...carla })
  await phone.visit('/idp/v2/logout')
  expect((await phone.refresh(tokens.refresh_token)).ok).toBe(false)
  const next = await desk.refresh(deskTokens.refresh_token)
  expect(next.ok).toBe(true)
  await phone.signIn(ana)
  await phone.visit('/idp/v2/logout?everywhere')
  expect((await desk.refresh(decodeBody(await next.json()).refresh_token)).ok).toBe(false)
  expect(await desk.signInSilently()).toBe('login_required')
  expect((await other.refresh(otherTokens.refresh_token)).ok).toBe(true)
})

test('an unknown address takes as much work as a wrong password', async () => {
  const known = await recordPasswordHashes(() => accounts.authenticate(ana.email, 'no es esta'))
  const unknown = await recordPasswordHashes(() => accounts.authenticate('eva@plomada.example', 'no es esta'))
  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
})

test('a wrong password and an unknown address get the same response', async () => {
  const submitWrongPassword = async (email: string) => {
    const browser = openBrowser()
    const { url } = await browser.authorize()
    const { response } = await browser.submit(url, { email, password: 'no es esta' })
    const page = await response.text()
    const own = [url.pathname.split('/')[3] ?? '', /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? '']
    return { status: response.status, page: own.reduce((text, part) => text.replaceAll(part, ''), page) }
  }
  const wrong = await submitWrongPassword('ana@plomada.example')
  const unknown = await submitWrongPassword('eva@plomada.example')
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('Ninguna cuenta tiene ese email con esa contraseña.')
  // Ana's address is also in the list of demo accounts, so only the field may differ.
  expect(unknown.page.replace('value="eva@plomada.example"', 'value="ana@plomada.example"')).toBe(wrong.page)
  expect(unknown.status).toBe(wrong.status)
})

test('an address has one account, in any case and with concurrent sign-ups', async () => {
  const typed = { givenName: 'Nora', password: 'otra clave larga' }
  const confirms: (() => ReturnType<TestBrowser['submit']>)[] = []
  for (const email of ['nora@correo.example', 'NORA@Correo.Example']) {
    const browser = openBrowser()
    const { url } = await browser.requestAccount({ ...typed, email })
    const code = findCode(mails.at(-1))
    confirms.push(() => browser.submit(url, { code }))
  }
  const ends = await Promise.all(confirms.map((confirm) => confirm()))
  expect(ends.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1)
  await openBrowser().requestAccount({ ...typed, email: 'Nora@correo.example' })
  expect([mails.at(-1)?.subject, findCode(mails.at(-1))]).toEqual(['Ya tenés una cuenta con este email', ''])
})

test('an invalid form lists its errors and keeps the values except the password', async () => {
  const browser = openBrowser()
  const { url } = await browser.authorize({ screen_hint: 'signup' })
  const { response } = await browser.submit(url, { givenName: '"><b>', email: 'ana@', password: 'corta77' })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('Corregí 2 datos')
  expect(page).toContain('Email y Contraseña.')
  expect(page).toContain('Usá 10 caracteres o más.')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
  expect(page).not.toContain('corta77')
})

test('a button of the sign-in page signs in to a demo account', async () => {
  const browser = openBrowser()
  const { response, url } = await browser.authorize()
  const page = await response.text()
  expect(page).toContain('Ana &lt;Paz&gt;')
  expect(page).toMatch(/Contraseña de prueba:\s+<b>plomo y nivel<\/b>/)
  const hidden = (name: string) =>
    new RegExp(`type="hidden"\\s+name="${name}"\\s+value="([^"]+)"`).exec(page)?.[1] ?? ''
  const back = await browser.submit(url, { email: hidden('email'), password: hidden('password') })
  expect(back.url.searchParams.has('code')).toBe(true)
})

test('keys are generated once, and tokens stay valid after a restart', async () => {
  const tokens = await openBrowser().signIn(ana)
  const publicUrl = new URL(identity.settings.issuer).origin
  const again = await openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail: async () => {} })
  const verify = createVerifier({ ...again.settings, keys: again.keys })
  expect(await verify(tokens.access_token)).toMatchObject({ sub: 'plomada|ana' })
  const { rows: stored } = await database.pool.query('delete from idp_keys returning name, value')
  const keySets = await Promise.all([1, 2, 3].map(() => loadKeys({ sql: database.pool, secret: null })))
  expect(new Set(keySets.map((keys) => JSON.stringify(keys))).size).toBe(1)
  await database.pool.query('delete from idp_keys')
  await database.pool.query(
    'insert into idp_keys select * from jsonb_to_recordset($1) as stored(name text, value jsonb)',
    [JSON.stringify(stored)],
  )
})

// The assertions of each test check the values.
const decodeBody = (body: unknown) =>
  body as { access_token: string; id_token: string; refresh_token: string }

test('the embedded provider has verified the address of every account except demo accounts', async () => {
  const passwordHash = 'x'
  await accounts.add({ subject: 'verified', email: 'probada@correo.com', passwordHash, givenName: 'Ana' })
  await accounts.add({ subject: demoSubject('eva'), email: 'eva@correo.com', passwordHash, givenName: 'Eva' })
  const getEmail = (subject: string) => identity.getVerifiedEmail({ subject, token: '' })
  expect(await Promise.all(['verified', demoSubject('eva'), 'unknown'].map(getEmail))).toEqual([
    'probada@correo.com',
    null,
    null,
  ])
})

test('another site cannot end the sessions on other devices', async () => {
  const [phone, laptop] = [openBrowser(), openBrowser()]
  await phone.signIn(ana)
  await laptop.signIn(ana)
  await phone.visit('/idp/v2/logout?everywhere', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await phone.signInSilently()).toBe('login_required')
  expect((await laptop.signInSilently())?.length).toBeGreaterThan(20)
})
