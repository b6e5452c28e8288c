import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillPath, getPathParams, type Call } from '@plomada/domain/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import { users } from './database/schema/core.ts'
import { isServerPath } from './http/serverPaths.ts'
import { enqueueMail } from './services/mail/mail.ts'
import { openServices } from './services/services.ts'
import { openSession } from './services/payments/sandbox/sandbox.store.ts'
import { openTestDatabase } from './testing/testDatabase.ts'
import { openTestIdentity, type TestIdentity } from './testing/testIdentity.ts'

const publicUrl = 'https://plomada.example'
const embeddedServices = {
  DATABASE: 'embedded',
  PAYMENTS: 'sandbox',
  MAIL: 'outbox',
  DEMO: 'true',
  KEY_SECRET: 'a secret of at least thirty-two characters',
}
const document = readFileSync(join(import.meta.dirname, '../../web/index.html'), 'utf8')

let database: Database
let app: FastifyInstance
let identity: TestIdentity
let checkout: string
let root: string

beforeAll(async () => {
  database = await openTestDatabase()
  const config = readConfig({
    ...embeddedServices,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    METRICS_TOKEN: 'm'.repeat(20),
  })
  identity = await openTestIdentity()
  const services = await openServices(config, database, { password: 'x', people: [] })
  // The pages of the embedded provider, and tokens of the test provider.
  const mixedIdentity = { ...identity, mount: services.identity.mount }
  const deps = {
    config,
    database,
    services: { ...services, identity: mixedIdentity },
    clock: () => new Date(),
  }
  const loadShedding = { maxEventLoopDelay: 0 }
  const script = Buffer.from('export {}')
  const contents = { identity: script, br: script, gzip: script }
  const assets = new Map([['app.js', { type: 'text/javascript', tag: 'W/"app"', contents }]])
  root = await mkdtemp(join(tmpdir(), 'plomada-headers-'))
  await writeFile(join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await buildApp(deps, { web: { root, document, assets }, loadShedding })
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
  await rm(root, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

/** Starts a sign-in as the web app does. */
async function startSignIn(): Promise<LightMyRequestResponse> {
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

/** Loads a page of a new sign-in. */
async function loadSignInPage(page: string): Promise<LightMyRequestResponse> {
  const started = await startSignIn()
  const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return get(`${started.headers.location}${page}`, { cookie })
}

/** Every route besides the calls of the contract: how to load it, and whether it is a page. */
const otherRoutes: Record<string, [() => Promise<LightMyRequestResponse>, 'page' | 'not a page']> = {
  '/': [() => get('/'), 'page'],
  '/*': [() => get('/service/detail/7'), 'page'],
  '/mark.svg': [() => get('/mark.svg'), 'not a page'],
  '/assets/*': [() => get('/assets/app.js'), 'not a page'],
  'a file that does not exist': [() => get('/assets/none.js'), 'not a page'],
  '/index.html': [() => get('/index.html'), 'not a page'],
  '/metrics': [() => get('/metrics'), 'not a page'],
  '/health/live': [() => get('/health/live'), 'not a page'],
  '/health/ready': [() => get('/health/ready'), 'not a page'],
  '/page/archivo.woff2': [() => get('/page/archivo.woff2'), 'not a page'],
  '/page/share/service/:file': [() => get('/page/share/service/0.jpg'), 'not a page'],
  '/page/share/professional/:file': [() => get('/page/share/professional/0.jpg'), 'not a page'],
  '/page/swatch.svg': [() => get('/page/swatch.svg?trade=Gas&seed=1'), 'not a page'],
  '/robots.txt': [() => get('/robots.txt'), 'not a page'],
  '/sitemap.xml': [() => get('/sitemap.xml'), 'not a page'],
  '/sitemaps/pages.xml': [() => get('/sitemaps/pages.xml'), 'not a page'],
  '/sitemaps/cities.xml': [() => get('/sitemaps/cities.xml'), 'not a page'],
  '/sitemaps/offers/:file': [() => get('/sitemaps/offers/0.xml'), 'not a page'],
  '/sitemaps/professionals/:file': [() => get('/sitemaps/professionals/0.xml'), 'not a page'],
  '/idp/ingreso/:uid': [() => loadSignInPage(''), 'not a page'],
  '/idp/ingreso/:uid/ingresar': [() => loadSignInPage('/ingresar'), 'page'],
  '/idp/ingreso/:uid/crear-cuenta': [() => loadSignInPage('/crear-cuenta'), 'page'],
  '/idp/ingreso/:uid/confirmar': [() => loadSignInPage('/confirmar'), 'page'],
  '/idp/ingreso/:uid/recuperar': [() => loadSignInPage('/recuperar'), 'page'],
  '/idp/ingreso/:uid/contrasena': [() => loadSignInPage('/contrasena'), 'page'],
  '/cuenta/email': [() => get('/cuenta/email?clave=x'), 'page'],
  '/cuenta/arrepentimiento': [() => get('/cuenta/arrepentimiento?clave=x'), 'page'],
  '/cuenta/correos': [() => get('/cuenta/correos?clave=x'), 'page'],
  '/idp/*': [() => get('/idp/nothing'), 'not a page'],
  '/idp/authorize': [() => get('/idp/authorize'), 'page'],
  '/idp/authorize, too long': [() => get(`/idp/authorize?state=${'x'.repeat(5000)}`), 'page'],
  'an expired sign-in': [() => get('/idp/ingreso/none/ingresar'), 'page'],
  'the metadata of the provider': [() => get('/idp/.well-known/openid-configuration'), 'not a page'],
  'the public keys': [() => get('/idp/.well-known/jwks.json'), 'not a page'],
  'a refused token': [() => app.inject({ method: 'POST', url: '/idp/oauth/token' }), 'not a page'],
  'a sign-out': [() => get('/idp/v2/logout'), 'page'],
  '/checkout/:sessionId': [() => get(checkout), 'page'],
  'a payment that does not exist': [() => get('/checkout/none'), 'page'],
  '/sandbox': [() => get('/sandbox'), 'page'],
  '/outbox': [() => get('/outbox'), 'page'],
  '/outbox/:id': [() => get('/outbox/1'), 'page'],
  'a mail that does not exist': [() => get('/outbox/999'), 'page'],
  '/v1/checkout/sessions': [() => get('/v1/checkout/sessions'), 'not a page'],
  '/v1/refunds': [() => get('/v1/refunds'), 'not a page'],
  '/v1/disputes': [() => get('/v1/disputes'), 'not a page'],
  '/v1/disputes/:id': [() => get('/v1/disputes/dp_none'), 'not a page'],
  '/api/payments/conexion': [() => get('/api/payments/conexion'), 'not a page'],
  '/v1/checkout/sessions/:id': [() => get('/v1/checkout/sessions/x'), 'not a page'],
  '/api/openapi.json': [() => get('/api/openapi.json'), 'not a page'],
  '/api/docs': [() => get('/api/docs'), 'page'],
  '/api/docs/': [() => get('/api/docs/'), 'page'],
  '/api/docs/static/index.html': [() => get('/api/docs/static/index.html'), 'not a page'],
  '/api/docs/static/swagger-initializer.js': [
    () => get('/api/docs/static/swagger-initializer.js'),
    'not a page',
  ],
  '/api/docs/*': [() => get('/api/docs/static/swagger-ui.css'), 'not a page'],
  '/api/docs/json': [() => get('/api/docs/json'), 'not a page'],
  '/api/docs/yaml': [() => get('/api/docs/yaml'), 'not a page'],
  '/api/calendario/:file': [() => get('/api/calendario/x.ics'), 'not a page'],
  '/api/photos/privadas/:token/:file': [() => get('/api/photos/privadas/x/480.webp'), 'not a page'],
  '/api/photos/:key/:file': [() => get('/api/photos/x/y'), 'not a page'],
  'a path that does not exist': [() => get('/api/nothing'), 'not a page'],
  'a malformed path': [() => get('/api/%zz'), 'not a page'],
}

/** Returns the GET routes from the tree that the router prints. */
function getReadableRoutes(): string[] {
  const branch: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] = /^([│├└─\s]*)(\S+)(?: \(([^)]+)\))?$/.exec(line) ?? []
      if (!name) return []
      const depth = indent.length / 4 - 1
      branch.splice(depth, Infinity, name)
      const path = branch.join('')
      return methods.includes('GET') ? [path.replace(/^\/+/, '/').replace(/\/?\*$/, '/*')] : []
    })
}

const isIdentity = (name: string) =>
  name.startsWith('/idp') || /sign-in|sign-out|token|provider|public keys/.test(name)

function expectSecurityHeaders({ headers }: LightMyRequestResponse, name: string): void {
  expect(headers['x-content-type-options'], name).toBe('nosniff')
  expect(headers['referrer-policy'], name).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
  expect(headers['strict-transport-security'], name).toMatch(/^max-age=31536000/)
  expect(headers['x-request-id'], name).toMatch(/^[0-9a-f-]{36}$/)
  const policy = String(headers['content-security-policy'])
  expect(policy, name).toMatch(/^default-src '(self|none)'/)
  expect(policy, name).toMatch(/frame-ancestors '(none|self)'/)
  expect(policy, name).not.toMatch(/unsafe|\*|http:/)
}

/** Expects that inline scripts and styles are allowed by the page's own policy. */
function expectInlineAllowed({ body, headers }: LightMyRequestResponse, name: string): void {
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

test('the server paths include all routes except those of the web app', () => {
  const pagesAndTheirFiles =
    /^\/(?:mark\.svg|\*|assets\/\*|index\.html|robots\.txt|sitemap\.xml|sitemaps\/.*)?$/
  const others = getReadableRoutes().filter((path) => !isServerPath(path) && !pagesAndTheirFiles.test(path))
  expect(others).toEqual([])
})

describe('security headers', () => {
  test('are tested for every GET route', () => {
    const tested = new Set([
      ...Object.keys(otherRoutes),
      ...app.calls.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`),
    ])
    const all = getReadableRoutes()
    expect(all.length).toBeGreaterThan(30)
    expect(all.filter((path) => !tested.has(path))).toEqual([])
  })

  test.each(Object.entries(otherRoutes))('are on %s', async (name, [load, kind]) => {
    const response = await load()
    const { headers } = response
    expectSecurityHeaders(response, name)
    const isPage = String(headers['content-type']).startsWith('text/html')
    expect(isPage, `${response.statusCode} ${headers['content-type']}`).toBe(kind === 'page')
    if (!isPage) return
    expectInlineAllowed(response, name)
    // Pop-ups of the identity provider need their opener, also on another site.
    const opener = isIdentity(name) ? undefined : 'same-origin-allow-popups'
    expect(headers['cross-origin-opener-policy']).toBe(opener)
    const isOurApp = name === '/' || name === '/*' || name.startsWith('/api/docs')
    expect(headers['cache-control'] === 'no-store').toBe(!isOurApp)
  })

  test('are complemented by HttpOnly, Secure and SameSite cookies of the sign-in', async () => {
    const cookies = [(await startSignIn()).headers['set-cookie'] ?? []].flat()
    expect(cookies.length).toBeGreaterThan(1)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^_interaction.*; path=\/idp\/.*; samesite=lax; secure; httponly/i)
  })

  const createRequest = (call: Call) => ({
    method: call.method,
    url: `/api${fillPath(call.path, Object.fromEntries(getPathParams(call.path).map((name) => [name, 1])))}`,
    ...(call.method !== 'GET' && { payload: {} }),
  })

  test('are on every call, and responses to a signed-in user are not cached', async () => {
    const authorization = `Bearer ${await identity.tokenFor('elena')}`
    const statuses = new Set<number>()
    for (const call of app.calls) {
      const name = `${call.method} ${call.path}`
      const anonymous = await app.inject(createRequest(call))
      const known = await app.inject({ ...createRequest(call), headers: { authorization } })
      for (const response of [anonymous, known]) {
        expectSecurityHeaders(response, name)
        statuses.add(response.statusCode)
      }
      expect(known.headers['cache-control'], name).toContain('no-store')
      const isOpen = app.calls.some(
        (other) => other.audience === 'anyone' && other.method === call.method && other.path === call.path,
      )
      const isPrivate = anonymous.statusCode === 401 && anonymous.headers['cache-control'] === 'no-store'
      expect(isOpen || isPrivate, name).toBe(true)
    }
    expect(app.calls.length).toBeGreaterThan(25)
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  })
})
