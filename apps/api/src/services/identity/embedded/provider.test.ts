import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { defaultQuotas } from '../../../config.quotas.ts'
import type { Identity } from '../identity.ts'
import { openTestDatabase } from '../../../testing/testDatabase.ts'
import { extendDelays, serveProvider } from '../testing/provider.ts'
import { openTestBrowser, type Jar, type TestBrowser } from '../testing/testBrowser.ts'
import { createAccounts } from './accounts.ts'
import { hashPassword } from './password.ts'
import { createSignInDelays, delayAfter } from './signInDelays.ts'
import { createThrottle } from './throttle.ts'

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

const openBrowser = () => openTestBrowser(identity.settings)

test.each([
  ['another site', () => 'https://malo.example/'],
  ['another port', () => 'http://127.0.0.1:1/'],
  ['another host name of this machine', (home: string) => `${home.replace('127.0.0.1', 'localhost')}/`],
  ['a path below', (home: string) => `${home}/service`],
  ['a query', (home: string) => `${home}/?a=b`],
  ['the site as a user name', (home: string) => `${home}@malo.example/`],
])('a code is not sent to %s', async (_name, address) => {
  const browser = openBrowser()
  const { response, url } = await browser.authorize({ redirect_uri: address(browser.home) })
  expect(response.status).toBe(400)
  expect(response.headers.has('location')).toBe(false)
  expect(url.pathname).toBe('/idp/authorize')
  expect(await response.text()).toContain(
    'El pedido de ingreso no sirve o ya venció. Empezá de nuevo desde Plomada.',
  )
})

test('NUL characters are refused as a client error', async () => {
  const browser = openBrowser()
  expect((await browser.authorize({ state: 'a\0b' })).url.searchParams.get('error')).toBe('invalid_request')
  expect((await browser.authorize({ client_id: 'a\0b' })).response.status).toBe(400)
  expect((await browser.exchange('a\0b', 'x'.repeat(43))).status).toBe(400)
  expect((await browser.refresh('\0')).status).toBe(400)
})

test.each([
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['another API', { audience: 'https://otra.example' }, 'invalid_target'],
  ['tokens in the URL', { response_type: 'id_token' }, 'unsupported_response_type'],
])('a sign-in with %s is refused', async (_name, changes, error) => {
  const { url, response } = await openBrowser().authorize(changes)
  const inFragment = new URLSearchParams(url.hash.slice(1))
  const received = url.searchParams.get('error') ?? inFragment.get('error')
  expect(received, await response.text()).toBe(error)
})

test('a code works only once, and only with the verifier of its request', async () => {
  const browser = openBrowser()
  const { verifier, url } = await browser.authorize()
  const code = (await browser.submit(url, ana)).url.searchParams.get('code') ?? ''
  expect((await browser.exchange(code, 'x'.repeat(43))).status).toBe(400)
  const second = await browser.authorize()
  const fresh = second.url.searchParams.get('code') ?? ''
  expect((await browser.exchange(fresh, second.verifier)).status).toBe(200)
  expect((await browser.exchange(fresh, second.verifier)).status).toBe(400)
  expect(verifier).not.toBe(second.verifier)
})

test('a form with a missing or foreign token is refused', async () => {
  const browser = openBrowser()
  const { url } = await browser.authorize()
  const unsigned = { method: 'POST', body: new URLSearchParams(ana) }
  expect((await browser.visit(url.href, unsigned)).status).toBe(400)
  const foreign = await openBrowser().submit(url, ana)
  expect(foreign.response.status).toBe(400)
  expect(await foreign.response.text()).toContain('Tu ingreso venció')
  const other = await openBrowser().authorize()
  expect((await browser.submit(other.url, ana)).response.status).toBe(400)
})

test('the cookie of one interaction does not open the page of another', async () => {
  const jar: Jar = new Map()
  const browser = openTestBrowser(identity.settings, jar)
  const { url } = await browser.authorize()
  // Sends the cookie, whose path is that of its page, to every page.
  for (const [name, { value }] of jar) jar.set(name, { value, path: '/' })
  expect((await browser.visit(url.href)).status).toBe(200)
  const other = await openBrowser().authorize()
  expect((await browser.visit(other.url.href)).status).toBe(400)
})

const attempt = async (browser: TestBrowser, password: string) => {
  const { url } = await browser.authorize({ prompt: 'login' })
  const back = await browser.submit(url, { ...ana, password })
  return { status: back.url.searchParams.has('code') ? 200 : back.response.status, response: back.response }
}
const submitWrongPasswords = async (browser: TestBrowser) => {
  for (let i = 0; i < 5; i++) expect((await attempt(browser, 'no es esta')).status).toBe(422)
  await extendDelays(database)
}

test('from the fifth wrong password on, the delays double up to five minutes', async () => {
  const browser = openBrowser()
  for (let i = 0; i < 5; i++) await attempt(browser, 'no es esta')
  const { rows } = await database.pool.query<{ delay: number }>(
    `select round((payload->>'until')::numeric - extract(epoch from expires_at) + 86400)::int as delay
     from idp_payloads where model = 'Attempts' and payload ? 'until'`,
  )
  expect(rows).toEqual([{ delay: 2 }])
  expect([1, 4, 5, 6, 7, 12, 100].map(delayAfter)).toEqual([0, 0, 2, 4, 8, 256, 300])
  await extendDelays(database)
  const { status, response } = await attempt(browser, ana.password)
  expect(status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await response.text()).toContain('Esperá un momento')
  await database.pool.query(
    `update idp_payloads set payload = payload || '{"until": 0}' where model = 'Attempts' and payload ? 'until'`,
  )
  expect((await attempt(browser, ana.password)).status).toBe(200)
})

test('twenty concurrent attempts pass no more often than successive ones', async () => {
  const delays = createSignInDelays(database.pool, [0, 0, 0, 0, 1000])
  const waits = await Promise.all(Array.from({ length: 20 }, () => delays.take('key')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
})

test('wrong passwords from other devices do not delay a device that has signed in before', async () => {
  const home = openBrowser()
  await home.signIn(ana)
  const attacker = openBrowser()
  await submitWrongPasswords(attacker)
  expect((await attempt(attacker, ana.password)).status).toBe(429)
  expect((await attempt(openBrowser(), ana.password)).status).toBe(429)
  expect((await attempt(home, ana.password)).status).toBe(200)
})

test('a device is known only to the accounts that signed in on it, and its own wrong passwords delay it', async () => {
  const eva = { email: 'eva@plomada.example', password: 'otra clave larga' }
  const passwordHash = await hashPassword(eva.password)
  await createAccounts(database.pool).add({ ...eva, passwordHash, givenName: 'Eva' })
  const device = openBrowser()
  await device.signIn(eva)
  await submitWrongPasswords(openBrowser())
  expect((await attempt(device, ana.password)).status).toBe(429)
  const own = openBrowser()
  await database.pool.query("delete from idp_payloads where model = 'Attempts'")
  await own.signIn(ana)
  await submitWrongPasswords(own)
  expect((await attempt(own, ana.password)).status).toBe(429)
})

test('an account whose address and password no longer pass the sign-up rules can sign in', async () => {
  const old = { email: 'ñandu@correo.example', password: 'corta77' }
  const passwordHash = await hashPassword(old.password)
  await createAccounts(database.pool).add({ email: old.email, passwordHash, givenName: 'Ñandú' })
  expect((await openBrowser().signIn(old)).access_token).not.toBe('')
})

test('authorization requests are limited to 4 KB and to 200 per address in 15 minutes', async () => {
  const { url } = await openBrowser().authorize()
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
  const seconds = Number(refused.headers.get('retry-after'))
  expect([refused.status, seconds > 800, seconds <= 900]).toEqual([429, true, true])
  expect(await refused.text()).toContain('ingresos empezados desde esta red. Podés seguir')
  expect((await authorize('prompt=none', '198.51.100.2')).status).not.toBe(429)
  expect((await authorize('', '198.51.100.3')).status).not.toBe(429)
})

test('successful sign-ins do not count towards the limit of an address', async () => {
  for (let i = 0; i < 3; i++) await openBrowser().signIn(ana)
  const { rows } = await database.pool.query<{ count: number }>(
    "select (payload->>'count')::int as count from idp_payloads where model = 'Attempts'",
  )
  // One row for each window.
  expect(rows.map(({ count }) => count)).toEqual([0, 0])
})

test('wrong passwords from one address do not refuse a device on it that has signed in before', async () => {
  const home = openBrowser()
  await home.signIn(ana)
  const address = createThrottle(database.pool, { name: 'sign-in address', limits: defaultQuotas.signIn })
  for (let i = 0; i < 60; i++) await address.take('127.0.0.1')
  const { status, response } = await attempt(openBrowser(), ana.password)
  const seconds = Number(response.headers.get('retry-after'))
  expect([status, seconds > 800, seconds <= 900]).toEqual([429, true, true])
  expect(await response.text()).toContain('ingresos fallidos desde esta red. Podés seguir')
  expect((await attempt(home, ana.password)).status).toBe(200)
})

test('a form that is not UTF-8 is refused with 400', async () => {
  const browser = openBrowser()
  const { url } = await browser.authorize()
  const page = await (await browser.visit(url.href)).text()
  const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
  const fields = new URLSearchParams({ formToken, ...ana }).toString()
  for (const ending of ['%FF', '\u00FF'])
    expect(
      await browser.visit(url.href, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(fields + ending, 'latin1'),
      }),
    ).toMatchObject({ status: 400 })
})

test.each([
  ['another site', 'https://malo.example/'],
  ['a path of the site', '/service'],
])('sign-out does not redirect to %s', async (_name, returnTo) => {
  const browser = openBrowser()
  await browser.signIn(ana)
  const query = new URLSearchParams({ client_id: 'plomada-web', returnTo })
  const { status, headers } = await browser.visit(`/idp/v2/logout?${query.toString()}`)
  expect([status, headers.has('location')]).toEqual([400, false])
  expect((await browser.signInSilently())?.length).toBeGreaterThan(20)
})

test('the page of a silent sign-in allows only its own script and does not close itself', async () => {
  const browser = openBrowser()
  const { response } = await browser.authorize({ prompt: 'none', response_mode: 'web_message' })
  const page = await response.text()
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(script).digest('base64')
  expect(script).toContain('postMessage')
  expect(page).not.toContain('win.close')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors ${browser.home}`,
  )
  expect(response.headers.has('x-frame-options')).toBe(false)
})

test('the sign-in page allows no scripts and keeps its opener', async () => {
  const { response } = await openBrowser().authorize()
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain('script-src')
  expect(policy).toContain(`form-action 'self' ${openBrowser().home}`)
  expect(response.headers.has('cross-origin-opener-policy')).toBe(false)
  const style = /<style>([\s\S]*?)<\/style>/.exec(await response.text())?.[1] ?? ''
  expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
})

test('a forged host does not appear in the URLs of the provider', async () => {
  const headers = { 'x-forwarded-host': 'malo.example', 'x-forwarded-proto': 'https' }
  const response = await openBrowser().visit('/idp/.well-known/openid-configuration', { headers })
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('malo.example')
})

test('only the web app may request tokens', async () => {
  const browser = openBrowser()
  const allowed = async (origin: string) => {
    const body = new URLSearchParams({
      client_id: 'plomada-web',
      grant_type: 'refresh_token',
      refresh_token: 'x',
    })
    const { headers } = await browser.visit('/idp/oauth/token', { method: 'POST', headers: { origin }, body })
    return headers.get('access-control-allow-origin')
  }
  expect(await allowed(browser.home)).toBe(browser.home)
  expect(await allowed('https://malo.example')).toBeNull()
})
