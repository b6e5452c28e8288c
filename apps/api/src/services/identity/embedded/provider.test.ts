import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import type { Identity } from '../identity.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { prolongDelays, serveProvider } from '../testing/provider.ts'
import { openVisitor } from '../testing/visitor.ts'
import type { Jar, Visitor } from '../testing/visitor.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword } from './password.ts'
import { createSignInDelays, delayAfter } from './signInDelays.ts'

const ana = { email: 'ana@plomada.example', password: 'plomo y nivel' }

let database: Database
let identity: Identity
let close: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  const served = await serveProvider(database)
  identity = served.identity
  close = async () => {
    await served.app.close()
    await database.close()
  }
  const passwordHash = await hashPassword(ana.password)
  await createAccounts(database.pool).add({ ...ana, passwordHash, givenName: 'Ana' })
})
afterAll(() => close())
beforeEach(() => database.pool.query("delete from idp_payloads where model = 'Attempts'"))

const visitor = () => openVisitor(identity.settings)

test.each([
  ['another site', () => 'https://malo.example/'],
  ['another port', () => 'http://127.0.0.1:1/'],
  ['another name of this machine', (home: string) => `${home.replace('127.0.0.1', 'localhost')}/`],
  ['a path below', (home: string) => `${home}/service`],
  ['a query', (home: string) => `${home}/?a=b`],
  ['the site as a user name', (home: string) => `${home}@malo.example/`],
])('a code is not sent to %s', async (_name, address) => {
  const guest = visitor()
  const { response, url } = await guest.authorize({ redirect_uri: address(guest.home) })
  expect(response.status).toBe(400)
  expect(response.headers.has('location')).toBe(false)
  expect(url.pathname).toBe('/idp/authorize')
  expect(await response.text()).toContain('El pedido de ingreso no es válido o ya venció.')
})

test('what no database keeps is refused as the mistake of whoever sent it', async () => {
  const guest = visitor()
  expect((await guest.authorize({ state: 'a\0b' })).url.searchParams.get('error')).toBe('invalid_request')
  expect((await guest.authorize({ client_id: 'a\0b' })).response.status).toBe(400)
  expect((await guest.exchange('a\0b', 'x'.repeat(43))).status).toBe(400)
  expect((await guest.refresh('\0')).status).toBe(400)
})

test.each([
  ['a plain proof', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no proof', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['another API', { audience: 'https://otra.example' }, 'invalid_target'],
  ['tokens in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
])('a sign-in with %s is refused', async (_name, changes, error) => {
  const { url, response } = await visitor().authorize(changes)
  const inFragment = new URLSearchParams(url.hash.slice(1))
  const told = url.searchParams.get('error') ?? inFragment.get('error')
  expect(told, await response.text()).toBe(error)
})

test('a code is worth nothing without the proof that asked for it, and works once', async () => {
  const guest = visitor()
  const { verifier, url } = await guest.authorize()
  const code = (await guest.submit(url, ana)).url.searchParams.get('code') ?? ''
  expect((await guest.exchange(code, 'x'.repeat(43))).status).toBe(400)
  const second = await guest.authorize()
  const fresh = second.url.searchParams.get('code') ?? ''
  expect((await guest.exchange(fresh, second.verifier)).status).toBe(200)
  expect((await guest.exchange(fresh, second.verifier)).status).toBe(400)
  expect(verifier).not.toBe(second.verifier)
})

test('a form made elsewhere signs nobody in', async () => {
  const guest = visitor()
  const { url } = await guest.authorize()
  const unsigned = { method: 'POST', body: new URLSearchParams(ana) }
  expect((await guest.visit(url.href, unsigned)).status).toBe(400)
  const stranger = await visitor().submit(url, ana)
  expect(stranger.response.status).toBe(400)
  expect(await stranger.response.text()).toContain('El ingreso venció')
  const other = await visitor().authorize()
  expect((await guest.submit(other.url, ana)).response.status).toBe(400)
})

test('the cookie of one sign-in does not open the page of another', async () => {
  const jar: Jar = new Map()
  const guest = openVisitor(identity.settings, jar)
  const { url } = await guest.authorize()
  // The cookie is tied to its page by its path; here it is sent everywhere.
  for (const [name, { value }] of jar) jar.set(name, { value, path: '/' })
  expect((await guest.visit(url.href)).status).toBe(200)
  const other = await visitor().authorize()
  expect((await guest.visit(other.url.href)).status).toBe(400)
})

const attempt = async (guest: Visitor, password: string) => {
  const { url } = await guest.authorize({ prompt: 'login' })
  const back = await guest.submit(url, { ...ana, password })
  return { status: back.url.searchParams.has('code') ? 200 : back.response.status, response: back.response }
}
const exhaust = async (guest: Visitor) => {
  for (let i = 0; i < 5; i++) expect((await attempt(guest, 'no es esta')).status).toBe(422)
  await prolongDelays(database)
}

test('after five wrong passwords each one delays the next try longer, and never for more than five minutes', async () => {
  const guest = visitor()
  for (let i = 0; i < 5; i++) await attempt(guest, 'no es esta')
  const { rows } = await database.pool.query<{ delay: number }>(
    `select round((payload->>'until')::numeric - extract(epoch from expires_at) + 86400)::int as delay
     from idp_payloads where model = 'Attempts' and payload ? 'until'`,
  )
  expect(rows).toEqual([{ delay: 2 }])
  expect([1, 4, 5, 6, 7, 12, 100].map(delayAfter)).toEqual([0, 0, 2, 4, 8, 256, 300])
  await prolongDelays(database)
  const { status, response } = await attempt(guest, ana.password)
  expect(status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await response.text()).toContain('Hay que esperar un momento')
  await database.pool.query(
    `update idp_payloads set payload = payload || '{"until": 0}' where model = 'Attempts' and payload ? 'until'`,
  )
  expect((await attempt(guest, ana.password)).status).toBe(200)
})

test('twenty tries at once pass no more often than one after the other', async () => {
  const delays = createSignInDelays(database.pool, [0, 0, 0, 0, 1000])
  const waits = await Promise.all(Array.from({ length: 20 }, () => delays.take('somebody')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
})

test('wrong passwords from elsewhere do not delay a device that has signed in before', async () => {
  const home = visitor()
  await home.enter(ana)
  const attacker = visitor()
  await exhaust(attacker)
  expect((await attempt(attacker, ana.password)).status).toBe(429)
  expect((await attempt(visitor(), ana.password)).status).toBe(429)
  expect((await attempt(home, ana.password)).status).toBe(200)
})

test('a device is known to the accounts that signed in on it and to no other, and its own tries are delayed', async () => {
  const eva = { email: 'eva@plomada.example', password: 'otra clave larga' }
  const passwordHash = await hashPassword(eva.password)
  await createAccounts(database.pool).add({ ...eva, passwordHash, givenName: 'Eva' })
  const device = visitor()
  await device.enter(eva)
  await exhaust(visitor())
  expect((await attempt(device, ana.password)).status).toBe(429)
  const own = visitor()
  await database.pool.query("delete from idp_payloads where model = 'Attempts'")
  await own.enter(ana)
  await exhaust(own)
  expect((await attempt(own, ana.password)).status).toBe(429)
})

test('an account signs in though its address and password are older than the rules of the sign-up', async () => {
  const old = { email: 'ñandu@correo.example', password: 'corta77' }
  const passwordHash = await hashPassword(old.password)
  await createAccounts(database.pool).add({ email: old.email, passwordHash, givenName: 'Ñandú' })
  expect((await visitor().enter(old)).access_token).not.toBe('')
})

test('a request to sign in is small, and one address begins no more than 200 in a quarter of an hour', async () => {
  const { url } = await visitor().authorize()
  const authorize = (search: string, from: string) =>
    fetch(`${url.origin}/idp/authorize?${search}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': from },
    })
  expect((await authorize(`state=${'x'.repeat(4096)}`, '198.51.100.1')).status).toBe(414)
  const unbounded = await fetch(`${url.origin}/idp/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob([`state=${'x'.repeat(4096)}`]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(unbounded.status).toBe(414)
  for (let i = 0; i < 200; i++) await authorize('', '198.51.100.2')
  const refused = await authorize('', '198.51.100.2')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
  expect((await authorize('prompt=none', '198.51.100.2')).status).not.toBe(429)
  expect((await authorize('', '198.51.100.3')).status).not.toBe(429)
})

test('good sign-ins are not counted against an address', async () => {
  for (let i = 0; i < 3; i++) await visitor().enter(ana)
  const { rows } = await database.pool.query<{ count: number }>(
    "select (payload->>'count')::int as count from idp_payloads where model = 'Attempts'",
  )
  expect(rows.map(({ count }) => count)).toEqual([0])
})

test.each([
  ['another site', 'https://malo.example/'],
  ['a path of ours', '/service'],
])('sign-out does not lead to %s', async (_name, returnTo) => {
  const guest = visitor()
  await guest.enter(ana)
  const query = new URLSearchParams({ client_id: 'plomada-web', returnTo })
  const { status, headers } = await guest.visit(`/idp/v2/logout?${query.toString()}`)
  expect([status, headers.has('location')]).toEqual([400, false])
  expect((await guest.silent())?.length).toBeGreaterThan(20)
})

test('the page that answers a silent sign-in runs only its own script and stays open', async () => {
  const guest = visitor()
  const { response } = await guest.authorize({ prompt: 'none', response_mode: 'web_message' })
  const page = await response.text()
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(script).toContain('postMessage')
  expect(page).not.toContain('win.close')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors ${guest.home}`,
  )
  expect(response.headers.has('x-frame-options')).toBe(false)
})

test('the sign-in page allows no script and keeps the window that opened it', async () => {
  const { response } = await visitor().authorize()
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('script-src')
  expect(policy).toContain(`form-action 'self' ${visitor().home}`)
  expect(response.headers.has('cross-origin-opener-policy')).toBe(false)
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
})

test('a forged host does not get into the addresses that the provider gives out', async () => {
  const headers = { 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'https' }
  const answer = await visitor().visit('/idp/.well-known/openid-configuration', { headers })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toContain('malo.example')
})

test('another site may not ask for tokens, and ours may', async () => {
  const guest = visitor()
  const allowed = async (origin: string) => {
    const body = new URLSearchParams({
      client_id: 'plomada-web',
      grant_type: 'refresh_token',
      refresh_token: 'x',
    })
    const { headers } = await guest.visit('/idp/oauth/token', { method: 'POST', headers: { origin }, body })
    return headers.get('access-control-allow-origin')
  }
  expect(await allowed(guest.home)).toBe(guest.home)
  expect(await allowed('https://malo.example')).toBeNull()
})
