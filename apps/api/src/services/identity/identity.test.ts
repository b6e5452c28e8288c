import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createVerifier } from '../../session/verify.ts'
import type { Mail } from '../mail/mail.ts'
import { createAccounts } from './embedded/accounts.ts'
import type { Accounts } from './embedded/accounts.ts'
import { demoSubject } from './embedded/demoSubject.ts'
import { keepKeys } from './embedded/keys.ts'
import { hashPassword } from './embedded/password.ts'
import { auth0Identity } from './identity.auth0.ts'
import type { Identity } from './identity.ts'
import { openEmbeddedIdentity } from './identity.embedded.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { passwordHashesDuring } from './testing/passwordHashes.ts'
import { codeIn, serveProvider } from './testing/provider.ts'
import { openVisitor } from './testing/visitor.ts'
import type { Visitor } from './testing/visitor.ts'

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

const visitor = () => openVisitor(identity.settings)
const verifier = () => createVerifier({ ...identity.settings, keys: identity.keys })
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
})

test('a new person opens an account and leaves with tokens that the API accepts (S-014)', async () => {
  const typed = {
    givenName: 'Lucía',
    familyName: 'Ñandú',
    email: ' Lucia@Correo.COM ',
    password: 'una clave larga',
  }
  const guest = visitor()
  const { url, verifier: proof } = await guest.askAccount(typed)
  const back = await guest.submit(url, { code: codeIn(mails.at(-1)) })
  const answer = await guest.exchange(back.url.searchParams.get('code') ?? '', proof)
  const tokens = decodeBody(await answer.json())
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

test('a session answers silently until it is signed out (S-014)', async () => {
  const guest = visitor()
  expect(await guest.silent()).toBe('login_required')
  const tokens = await guest.enter(ana)
  expect((await guest.silent())?.length).toBeGreaterThan(20)
  const thief = guest.twin()
  const out = await guest.visit(`/idp/v2/logout?client_id=plomada-web&returnTo=${guest.home}`)
  expect([out.status, out.headers.get('location')]).toEqual([303, `${guest.home}/`])
  expect(await guest.silent()).toBe('login_required')
  expect(await thief.silent()).toBe('login_required')
  expect(await errorOf(await guest.refresh(tokens.refresh_token))).toMatchObject({ error: 'invalid_grant' })
})

test('a refresh token works once, and using it again later ends what came of it', async () => {
  const guest = visitor()
  const first = await guest.enter(ana)
  const answer = await guest.refresh(first.refresh_token)
  const second = decodeBody(await answer.json())
  expect(await verifier()(second.access_token)).toMatchObject({ sub: 'plomada|ana' })
  await database.pool.query("update idp_payloads set consumed_at = consumed_at - interval '11 seconds'")
  expect(await errorOf(await guest.refresh(first.refresh_token))).toMatchObject({
    status: 400,
    error: 'invalid_grant',
  })
  expect(await errorOf(await guest.refresh(second.refresh_token))).toMatchObject({ error: 'invalid_grant' })
  // The session itself goes on: a new token is one silent sign-in away.
  expect((await guest.silent())?.length).toBeGreaterThan(20)
})

test('a refresh token whose answer was lost may be used again for some seconds, counted from the first time', async () => {
  const guest = visitor()
  const { refresh_token } = await guest.enter(ana)
  const answers = await Promise.all([1, 2].map(() => guest.refresh(refresh_token)))
  expect(answers.map(({ ok }) => ok)).toEqual([true, true])
  const bodies = await Promise.all(answers.map(async (answer) => decodeBody(await answer.json())))
  expect(new Set([refresh_token, ...bodies.map((body) => body.refresh_token)]).size).toBe(3)
  for (const body of bodies) expect((await guest.refresh(body.refresh_token)).ok).toBe(true)
  const age = () =>
    database.pool.query("update idp_payloads set consumed_at = consumed_at - interval '6 seconds'")
  await age()
  expect((await guest.refresh(refresh_token)).ok).toBe(true)
  await age()
  expect((await guest.refresh(refresh_token)).ok).toBe(false)
})

test('a code that is used again takes back what it gave, also when both uses come at once', async () => {
  for (const isAtOnce of [false, true]) {
    const guest = visitor()
    const { verifier: proof, url } = await guest.authorize()
    const code = (await guest.submit(url, ana)).url.searchParams.get('code') ?? ''
    const use = () => guest.exchange(code, proof)
    const answers = isAtOnce ? await Promise.all([use(), use()]) : [await use(), await use()]
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    const given = await Promise.all(answers.map(async (answer) => decodeBody(await answer.json())))
    for (const { refresh_token = 'none' } of given)
      expect((await guest.refresh(refresh_token)).ok).toBe(false)
    expect((await guest.silent())?.length).toBeGreaterThan(20)
  }
})

test('a code is used once even if whoever used it began later, by the clock', async () => {
  const guest = visitor()
  const { verifier: proof, url } = await guest.authorize()
  const code = (await guest.submit(url, ana)).url.searchParams.get('code') ?? ''
  await database.pool.query(
    "update idp_payloads set consumed_at = now() + interval '1 second' where model = 'AuthorizationCode' and id = $1",
    [code],
  )
  expect(await errorOf(await guest.exchange(code, proof))).toMatchObject({ error: 'invalid_grant' })
})

test('a sign-out ends one browser, and with a word more all of them', async () => {
  const [phone, desk, other] = [visitor(), visitor(), visitor()]
  const [tokens, kept] = [await phone.enter(ana), await desk.enter(ana)]
  const stranger = await other.enter({ ...carla })
  await phone.visit('/idp/v2/logout')
  expect((await phone.refresh(tokens.refresh_token)).ok).toBe(false)
  const next = await desk.refresh(kept.refresh_token)
  expect(next.ok).toBe(true)
  await phone.enter(ana)
  await phone.visit('/idp/v2/logout?everywhere')
  expect((await desk.refresh(decodeBody(await next.json()).refresh_token)).ok).toBe(false)
  expect(await desk.silent()).toBe('login_required')
  expect((await other.refresh(stranger.refresh_token)).ok).toBe(true)
})

test('an unknown address costs as much work as a wrong password', async () => {
  const known = await passwordHashesDuring(() => accounts.open(ana.email, 'no es esta'))
  const unknown = await passwordHashesDuring(() => accounts.open('eva@plomada.example', 'no es esta'))
  expect(known).toHaveLength(1)
  expect(unknown).toEqual(known)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const answerTo = async (email: string) => {
    const guest = visitor()
    const { url } = await guest.authorize()
    const { response } = await guest.submit(url, { email, password: 'no es esta' })
    const page = await response.text()
    const own = [url.pathname.split('/')[3] ?? '', /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? '']
    return { status: response.status, page: own.reduce((text, part) => text.replaceAll(part, ''), page) }
  }
  const wrong = await answerTo('ana@plomada.example')
  const unknown = await answerTo('eva@plomada.example')
  expect(wrong.status).toBe(422)
  expect(wrong.page).toContain('El email y la contraseña no coinciden con ninguna cuenta.')
  // Ana's address is also in the list of demo people; only the field tells the two pages apart.
  expect(unknown.page.replace('value="eva@plomada.example"', 'value="ana@plomada.example"')).toBe(wrong.page)
  expect(unknown.status).toBe(wrong.status)
})

test('an address has one account, whatever its capitals and however many ask for it at once', async () => {
  const typed = { givenName: 'Nora', password: 'otra clave larga' }
  const confirms: (() => ReturnType<Visitor['submit']>)[] = []
  for (const email of ['nora@correo.example', 'NORA@Correo.Example']) {
    const guest = visitor()
    const { url } = await guest.askAccount({ ...typed, email })
    const code = codeIn(mails.at(-1))
    confirms.push(() => guest.submit(url, { code }))
  }
  const ends = await Promise.all(confirms.map((confirm) => confirm()))
  expect(ends.filter(({ url }) => url.searchParams.has('code'))).toHaveLength(1)
  await visitor().askAccount({ ...typed, email: 'Nora@correo.example' })
  expect([mails.at(-1)?.subject, codeIn(mails.at(-1))]).toEqual(['Ya existe una cuenta con este email', ''])
})

test('a form with mistakes says which, and keeps what was typed except the password', async () => {
  const guest = visitor()
  const { url } = await guest.authorize({ screen_hint: 'signup' })
  const { response } = await guest.submit(url, { givenName: '"><b>', email: 'ana@', password: 'corta77' })
  const page = await response.text()
  expect(response.status).toBe(422)
  expect(page).toContain('Falta corregir 2 datos')
  expect(page).toContain('Email y Contraseña.')
  expect(page).toContain('La contraseña necesita 10 caracteres o más.')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;"')
  expect(page).not.toContain('corta77')
})

test('a demo account is one press away', async () => {
  const guest = visitor()
  const { response, url } = await guest.authorize()
  const page = await response.text()
  expect(page).toContain('Ana &lt;Paz&gt;')
  expect(page).toMatch(/Contraseña de prueba:\s+<b>plomo y nivel<\/b>/)
  const hidden = (name: string) =>
    new RegExp(`type="hidden"\\s+name="${name}"\\s+value="([^"]+)"`).exec(page)?.[1] ?? ''
  const back = await guest.submit(url, { email: hidden('email'), password: hidden('password') })
  expect(back.url.searchParams.has('code')).toBe(true)
})

test('a tenant of Auth0 is a matter of settings', () => {
  const settings = {
    ...identity.settings,
    domain: 'plomada.auth0.example',
    issuer: 'https://plomada.auth0.example/',
  }
  const tenant = auth0Identity(settings)
  expect(tenant.settings).toEqual({ ...settings, endsAllSessions: false })
  expect(tenant.jwksUri).toBe('https://plomada.auth0.example/.well-known/jwks.json')
})

test('keys are made once and tokens outlive a restart', async () => {
  const tokens = await visitor().enter(ana)
  const publicUrl = new URL(identity.settings.issuer).origin
  const again = await openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail: async () => {} })
  const verify = createVerifier({ ...again.settings, keys: again.keys })
  expect(await verify(tokens.access_token)).toMatchObject({ sub: 'plomada|ana' })
  const { rows: kept } = await database.pool.query('delete from idp_keys returning name, value')
  const made = await Promise.all([1, 2, 3].map(() => keepKeys({ sql: database.pool, secret: null })))
  expect(new Set(made.map((keys) => JSON.stringify(keys))).size).toBe(1)
  await database.pool.query('delete from idp_keys')
  await database.pool.query(
    'insert into idp_keys select * from jsonb_to_recordset($1) as kept(name text, value jsonb)',
    [JSON.stringify(kept)],
  )
})

// The answer of our own token address, checked by the assertions that follow.
const decodeBody = (body: unknown) =>
  body as { access_token: string; id_token: string; refresh_token: string }

test('a tenant of Auth0 is asked for the address that it has proven, with the token of the user', async () => {
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '')
    response.statusCode = token === 'expired' ? 401 : 200
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ email: 'ana@correo.com', email_verified: token === 'proven' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}/`
  const tenant = auth0Identity({ issuer, domain: issuer, clientId: 'plomada-web', audience: 'api' })
  const ask = (token: string) => tenant.provenEmail({ subject: 'auth0|1', token })
  expect([await ask('proven'), await ask('unproven')]).toEqual(['ana@correo.com', null])
  await expect(ask('expired')).rejects.toThrow('401')
  server.close()
})

test('the embedded provider has proven the address of every account but those of the demonstration', async () => {
  const passwordHash = 'x'
  await accounts.add({ subject: 'proven', email: 'probada@correo.com', passwordHash, givenName: 'Ana' })
  await accounts.add({ subject: demoSubject('eva'), email: 'eva@correo.com', passwordHash, givenName: 'Eva' })
  const ask = (subject: string) => identity.provenEmail({ subject, token: '' })
  expect(await Promise.all(['proven', demoSubject('eva'), 'nobody'].map(ask))).toEqual([
    'probada@correo.com',
    null,
    null,
  ])
})

test('another site cannot end the sessions on other devices', async () => {
  const [phone, laptop] = [visitor(), visitor()]
  await phone.enter(ana)
  await laptop.enter(ana)
  await phone.visit('/idp/v2/logout?everywhere', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await phone.silent()).toBe('login_required')
  expect((await laptop.silent())?.length).toBeGreaterThan(20)
})
