import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillPath, paramsOf } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import { users } from './database/schema.ts'
import { isOwn } from './http/ownPaths.ts'
import { enqueueMail } from './services/mail/mail.ts'
import { openServices } from './services/services.ts'
import { openSession } from './services/payments/sandbox/sandbox.store.ts'
import { openTestDatabase } from './testing/testDatabase.ts'
import { openTestIdentity } from './testing/testIdentity.ts'
import type { TestIdentity } from './testing/testIdentity.ts'

const publicUrl = 'https://plomada.example'
const allowedStandIns = { DATABASE: 'embedded', PAYMENTS: 'sandbox', MAIL: 'outbox', DEMO: 'true' }
const document = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8')

let database: Database
let app: FastifyInstance
let identity: TestIdentity
let checkout: string

beforeAll(async () => {
  database = await openTestDatabase()
  const config = readConfig({
    ...allowedStandIns,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'm'.repeat(20),
  })
  identity = await openTestIdentity()
  const services = await openServices(config, database, { password: 'x', people: [] })
  // The pages of the embedded provider, and tokens that a test can make.
  const both = { ...identity, mount: services.identity.mount }
  const parts = { config, database, services: { ...services, identity: both }, clock: () => new Date() }
  const pressure = { maxEventLoopDelay: 0 }
  app = await buildApp(parts, { web: { root: import.meta.dirname, document }, pressure })
  await app.ready()
  const { db } = database
  const person = { issuer: identity.settings.issuer, subject: 'elena', nickname: 'elena' }
  await db.insert(users).values({ ...person, email: 'e@plomada.test', firstName: 'Elena', role: 'admin' })
  await enqueueMail(db, { kind: 'message', to: 'a@plomada.test', subject: 'Hola', text: publicUrl })
  const price = { currency: 'ars' as const, unit_amount: 100, product_data: { name: 'Pintar' } }
  const session = await openSession(
    db,
    { key: null, path: '', body: '' },
    {
      mode: 'payment',
      success_url: publicUrl,
      cancel_url: publicUrl,
      line_items: { 0: { price_data: price } },
    },
    publicUrl,
  )
  checkout = `/checkout/${session.id}`
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

/** Asks for a sign-in, as the web app does. */
async function begin(): Promise<LightMyRequestResponse> {
  const query = new URLSearchParams({
    client_id: 'plomada-web',
    response_type: 'code',
    redirect_uri: `${publicUrl}/`,
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  })
  return get(`/idp/authorize?${query.toString()}`)
}

/** The page of a sign-in that was begun, or the page before it. */
async function signIn(page: string): Promise<LightMyRequestResponse> {
  const begun = await begin()
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return get(`${begun.headers.location}${page}`, { cookie })
}

/** Every address that is no call of the contract: how to look at it, and whether it is a page. */
const places: Record<string, [() => Promise<LightMyRequestResponse>, 'page' | 'no page']> = {
  '/': [() => get('/'), 'page'],
  '/*': [() => get('/service/detail/7'), 'page'],
  '/index.html': [() => get('/index.html'), 'no page'],
  '/metrics': [() => get('/metrics'), 'no page'],
  '/health/live': [() => get('/health/live'), 'no page'],
  '/health/ready': [() => get('/health/ready'), 'no page'],
  '/page/archivo.woff2': [() => get('/page/archivo.woff2'), 'no page'],
  '/robots.txt': [() => get('/robots.txt'), 'no page'],
  '/sitemap.xml': [() => get('/sitemap.xml'), 'no page'],
  '/idp/ingreso/:uid': [() => signIn(''), 'no page'],
  '/idp/ingreso/:uid/ingresar': [() => signIn('/ingresar'), 'page'],
  '/idp/ingreso/:uid/crear-cuenta': [() => signIn('/crear-cuenta'), 'page'],
  '/idp/ingreso/:uid/confirmar': [() => signIn('/confirmar'), 'page'],
  '/idp/ingreso/:uid/recuperar': [() => signIn('/recuperar'), 'page'],
  '/idp/ingreso/:uid/contrasena': [() => signIn('/contrasena'), 'page'],
  '/cuenta/email': [() => get('/cuenta/email?clave=x'), 'page'],
  '/idp/*': [() => get('/idp/nothing'), 'no page'],
  '/idp/authorize': [() => get('/idp/authorize'), 'page'],
  '/idp/authorize, too long': [() => get(`/idp/authorize?state=${'x'.repeat(5000)}`), 'page'],
  'a sign-in that is over': [() => get('/idp/ingreso/none/ingresar'), 'page'],
  'what the provider says of itself': [() => get('/idp/.well-known/openid-configuration'), 'no page'],
  'the public keys': [() => get('/idp/.well-known/jwks.json'), 'no page'],
  'a refused token': [() => app.inject({ method: 'POST', url: '/idp/oauth/token' }), 'no page'],
  'a sign-out': [() => get('/idp/v2/logout'), 'page'],
  '/checkout/:sessionId': [() => get(checkout), 'page'],
  'a payment that does not exist': [() => get('/checkout/none'), 'page'],
  '/outbox': [() => get('/outbox'), 'page'],
  '/outbox/:id': [() => get('/outbox/1'), 'page'],
  'a mail that does not exist': [() => get('/outbox/999'), 'page'],
  '/v1/checkout/sessions': [() => get('/v1/checkout/sessions'), 'no page'],
  '/v1/checkout/sessions/:id': [() => get('/v1/checkout/sessions/x'), 'no page'],
  '/api/openapi.json': [() => get('/api/openapi.json'), 'no page'],
  '/api/docs': [() => get('/api/docs'), 'page'],
  '/api/docs/': [() => get('/api/docs/'), 'page'],
  '/api/docs/static/index.html': [() => get('/api/docs/static/index.html'), 'no page'],
  '/api/docs/static/swagger-initializer.js': [
    () => get('/api/docs/static/swagger-initializer.js'),
    'no page',
  ],
  '/api/docs/*': [() => get('/api/docs/static/swagger-ui.css'), 'no page'],
  '/api/docs/json': [() => get('/api/docs/json'), 'no page'],
  '/api/docs/yaml': [() => get('/api/docs/yaml'), 'no page'],
  '/api/photos/:key/:file': [() => get('/api/photos/x/y'), 'no page'],
  'an address that does not exist': [() => get('/api/nothing'), 'no page'],
  'an address that cannot be read': [() => get('/api/%zz'), 'no page'],
}

/** The addresses that answer to GET, out of the tree that the router prints. */
function readable(): string[] {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^([│├└─\s]*)(\S+) \(([^)]+)\)/.exec(line) ?? []
      if (!name) return []
      const depth = indent.length / 4 - 1
      branch.splice(depth, Infinity, name)
      const path = branch.join('')
      return methods.includes('GET') ? [path.replace(/^\/+/, '/').replace(/\/?\*$/, '/*')] : []
    })
}

const isIdentity = (name: string) =>
  name.startsWith('/idp') || /sign-in|sign-out|token|provider|public keys/.test(name)

function expectCareful({ headers }: LightMyRequestResponse, name: string): void {
  expect(headers['x-content-type-options'], name).toBe('nosniff')
  expect(headers['referrer-policy'], name).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  expect(headers['strict-transport-security'], name).toMatch(/^max-age=31536000/)
  expect(headers['x-request-id'], name).toMatch(/^[0-9a-f-]{36}$/)
  const policy = String(headers['content-security-policy'])
  expect(policy, name).toMatch(/^default-src '(self|none)'/)
  expect(policy, name).toMatch(/frame-ancestors '(none|self)'/)
  expect(policy, name).not.toMatch(/unsafe|\*|http:/)
}

/** What runs or paints in a page, measured against the page's own policy. */
function expectNothingInline({ body, headers }: LightMyRequestResponse, name: string): void {
  const policy = String(headers['content-security-policy'])
  const elements = body.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)
  for (const [, , attributes = '', text = ''] of elements) {
    if (/\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy, `${name}: ${text.slice(0, 80)}`).toContain(`'sha256-${hash}'`)
  }
  const markup = body.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<!--[^]*?-->/g, '')
  expect(markup, name).not.toMatch(/<[a-z][^>]*\s(?:style|on\w+)=/i)
}

test('what the server answers itself is told from the pages of the app by how its address begins', () => {
  const pagesAndTheirFiles = new Set(['/', '/*', '/index.html', '/robots.txt', '/sitemap.xml'])
  expect(readable().filter((path) => !isOwn(path) && !pagesAndTheirFiles.has(path))).toEqual([])
})

describe('the headers that keep a browser careful', () => {
  test('every address that can be read is one of the calls or is walked here', () => {
    const walked = new Set([
      ...Object.keys(places),
      ...app.calls.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`),
    ])
    const all = readable()
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter((path) => !walked.has(path))).toEqual([])
  })

  test.each(Object.entries(places))('are on %s', async (name, [look, kind]) => {
    const response = await look()
    const { headers } = response
    expectCareful(response, name)
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(isPage, `${response.statusCode} ${headers['content-type']}`).toBe(kind === 'page')
    if (!isPage) return
    expectNothingInline(response, name)
    // A pop-up of the identity provider must keep the window that opened it, also when that is another site's.
    const opener = isIdentity(name) ? undefined : 'same-origin-allow-popups'
    expect(headers['cross-origin-opener-policy']).toBe(opener)
    const isOurApp = name === '/' || name === '/*' || name.startsWith('/api/docs')
    expect(headers['cache-control'] === 'no-store').toBe(!isOurApp)
  })

  test('are on the cookies of a sign-in, which no script reads and no other site makes a browser post', async () => {
    const cookies = [(await begin()).headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^_interaction.*; path=\/idp\/.*; samesite=lax; secure; httponly/i)
  })

  const requestOf = (call: Call) => ({
    method: call.method,
    url: `/api${fillPath(call.path, Object.fromEntries(paramsOf(call.path).map((name) => [name, 1])))}`,
    ...(call.method !== 'GET' && { payload: {} }),
  })

  test('are on every call, refused or answered, and nobody keeps what is told to one person', async () => {
    const authorization = `Bearer ${await identity.tokenFor('elena')}`
    const statuses = new Set<number>()
    for (const call of app.calls) {
      const name = `${call.method} ${call.path}`
      const anonymous = await app.inject(requestOf(call))
      const known = await app.inject({ ...requestOf(call), headers: { authorization } })
      for (const response of [anonymous, known]) {
        expectCareful(response, name)
        statuses.add(response.statusCode)
      }
      expect(known.headers['cache-control'], name).toContain('no-store')
      const isOpen = app.calls.some(
        (other) => other.who === 'anyone' && other.method === call.method && other.path === call.path,
      )
      const isPrivate = anonymous.statusCode === 401 && anonymous.headers['cache-control'] === 'no-store'
      expect(isOpen || isPrivate, name).toBe(true)
    }
    expect(app.calls.length).toBeGreaterThan(25)
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  })
})
