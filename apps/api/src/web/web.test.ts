import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trades } from '../database/schema/core.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { chooseEncoding } from './assets.ts'
import { readWebBuild } from './build.ts'

const boot = "document.documentElement.dataset.theme = 'night'"
const head = '<!--head--><title>Plomada</title><!--/head-->'
const document = `<!doctype html><meta property="csp-nonce" nonce="__NONCE__">${head}<script>${boot}</script><!--responses--><script type="module" src="/assets/app-1.js"></script>`
let root: string
let app: TestApp

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-web-'))
  await mkdir(join(root, 'assets'))
  await mkdir(join(root, '.vite'))
  await writeFile(join(root, '.vite/manifest.json'), '{}')
  await writeFile(join(root, 'index.html'), document)
  await writeFile(join(root, 'assets/app-1.js'), `export const text = '${'a'.repeat(5000)}'`)
  await writeFile(join(root, 'assets/app-1.js.map'), '{}')
  await writeFile(join(root, 'assets/built-2.js'), '1')
  await writeFile(join(root, 'assets/built-2.js.br'), brotliCompressSync('compressed by the build'))
  await writeFile(join(root, 'offline.js'), '')
  await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = await buildTestApp({ web: await readWebBuild(root) })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) =>
  app.app.inject({ method: 'GET', url, headers })

/** Removes the parts of a document that differ by response and by page. */
const normalize = (body: string) =>
  body
    .replace(/nonce="[^"]+"/, 'nonce="__NONCE__"')
    .replace(/<title>[^]*(?=<script>)/, '')
    .replace(/<!--head-->|<!--responses-->|<script id="plomada-responses"[^]*?<\/script>/g, '')

test.each(['/', '/service', '/dashboard/users', '/stripe/comun/1/fail/'])(
  'serves the web app for paths of pages: %s',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(normalize(response.body)).toBe(normalize(document))
  },
)

test('lets shared caches keep the documents of public pages only', async () => {
  expect((await get('/service')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=15, must-revalidate',
    'cdn-cache-control': 'public, max-age=15, stale-while-revalidate=60',
    vary: 'accept-encoding',
  })
  expect((await get('/dashboard')).headers['cache-control']).toBe('no-cache')
})

test.each(['/service/7?x=1', '/apis', '/nothing'])('returns 404 with the web app: %s', async (url) => {
  const response = await get(url)
  expect(response.statusCode).toBe(404)
  expect(response.body).toContain('<meta name="robots" content="noindex">')
})

test.each([
  ['///evil.example', null],
  ['/service/?page=2', '/service?page=2'],
  ['/SERVICE', '/service'],
])('redirects to the canonical path: %s', async (url, location) => {
  const response = await get(url)
  expect(response.headers.location ?? null).toBe(location)
  expect(response.statusCode).toBe(location === null ? 404 : 308)
})

test.each(['/api/nothing', '/v1/nothing', '/assets/gone-2.js', '/health/none'])(
  'does not serve the web app for paths of the server: %s',
  async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('<!doctype html>')
  },
)

test.each(['/backup.sql', '/outbox~', '/.outbox.swp', '/service.tar.gz?x=1', '/.env'])(
  'returns 404 for files that do not exist: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('does not serve the manifest of the build', async () => {
  const { statusCode, body } = await get('/.vite/manifest.json', { accept: 'application/json' })
  expect([statusCode, body]).not.toEqual([200, '{}'])
  expect(statusCode).toBe(404)
})

test('returns 404 for unknown paths to clients that do not accept HTML', async () => {
  expect((await get('/nothing', { accept: 'application/json' })).statusCode).toBe(404)
})

test('caches files with a hash in their name permanently, and revalidates others', async () => {
  const asset = await get('/assets/app-1.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/assets/app-1.js', 200],
  ['/assets/gone-2.js', 404],
])('tells a page with HEAD whether a file of its release is still there: %s', async (url, status) => {
  const { statusCode, body } = await app.app.inject({ method: 'HEAD', url })
  expect([statusCode, body]).toEqual([status, ''])
})

test('restricts the service worker to fetching from the server', async () => {
  const { headers } = await get('/offline.js')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
})

test('serves no files outside the build', async () => {
  for (const url of [
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])
    expect((await get(url, { accept: 'text/plain' })).statusCode).toBeGreaterThanOrEqual(400)
})

test('compresses large files', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'br' })
  expect(asset.headers['content-encoding']).toBe('br')
  expect(asset.rawPayload.length).toBeLessThan(1000)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip ; q=0 , br ; q=0.5', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
])('sends a file in an encoding that the client accepts: %s', async (accepted, encoding) => {
  const { headers, rawPayload } = await get('/assets/app-1.js', { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/javascript; charset=utf-8' })
  expect(headers['content-encoding']).toBe(encoding)
  const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : String
  expect(String(decode(rawPayload))).toContain('a'.repeat(5000))
})

test('reads a long hostile Accept-Encoding header in linear time', () => {
  // In quadratic time it would not end before the limit of the test.
  expect(chooseEncoding(`gzip${' '.repeat(5_000_000)}x, br`)).toBe('br')
})

test('sends the compressed files of the build', async () => {
  const { rawPayload } = await get('/assets/built-2.js', { 'accept-encoding': 'br' })
  expect(String(brotliDecompressSync(rawPayload))).toBe('compressed by the build')
})

test('returns 304 to a client that has the file', async () => {
  const tag = String((await get('/assets/app-1.js')).headers.etag)
  const again = await get('/assets/app-1.js', { 'if-none-match': tag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('serves source maps, which are not in memory', async () => {
  const { statusCode, headers, body } = await get('/assets/app-1.js.map')
  expect([statusCode, body]).toEqual([200, '{}'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('allows only the inline script of the document', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update(boot).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
})

test.each(['/idpay', '/idp%2Fpage'])(
  'sends the content security policy for paths that resemble those of the identity provider: %s',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  },
)

test('allows style elements with a nonce that differs by response', async () => {
  const nonces = (await Promise.all([get('/'), get('/service')])).map(({ body, headers }) => {
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1]
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
    return nonce
  })
  expect(nonces[0]).not.toBe(nonces[1])
})

test('does not insert the nonce into user content that contains its placeholder', async () => {
  await app.db.insert(trades).values({ name: '__NONCE__', description: 'Con su marca' })
  const { body } = await get('/')
  expect(body).toContain('"__NONCE__"')
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? ''
  expect(body.split(nonce)).toHaveLength(2)
})

test('sends security headers with every response', async () => {
  const page = await get('/')
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(page.headers['strict-transport-security']).toBeUndefined()
  const api = await get('/api/nothing')
  expect(api.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(api.headers['x-content-type-options']).toBe('nosniff')
  expect(api.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('reports liveness and readiness', async () => {
  expect((await get('/health/live')).json()).toEqual({ ok: true })
  expect((await get('/health/ready')).json()).toEqual({ ok: true })
})
