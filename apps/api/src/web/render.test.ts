import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { offerCalls, tradeCalls } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import { trades } from '../database/schema/core.ts'
import { userTrades } from '../database/schema/lists.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import type { MountRoutes } from '../app.deps.ts'
import { routes } from '../nouns.ts'
import { handleCall } from '../http/handleCall.ts'
import type { RenderPage } from './render.ts'

const document =
  '<!doctype html><head><meta property="csp-nonce" nonce="__NONCE__"><!--head--><!--/head--></head><body><div id="root"></div><noscript>needs scripts</noscript><!--responses--></body>'
const render = vi.fn<RenderPage>()
let root: string
let app: TestApp

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-render-'))
  await writeFile(join(root, 'index.html'), document)
  const addAnonymous: MountRoutes = (server) => void server.post('/api/test/anonymous', () => ({ ok: true }))
  const nouns = [...routes, addAnonymous]
  app = await buildTestApp({ web: { root, document, render }, documentMaxAge: 60_000, nouns })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  render.mockReset()
})

let queries = 0
/** Returns a URL that no earlier test has asked for. */
const newUrl = (path = '/service') => `${path}?utm_source=${(queries += 1)}`
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const renderUrl: RenderPage = async ({ url }) => `<main>${url}</main>`

test('public pages contain their content and no hint that they need scripts', async () => {
  await app.db.insert(trades).values({ name: 'Plomería', description: 'Caños' })
  render.mockImplementation(
    async ({ responses }) => `<main>${responses.map(({ call }) => call).join()}</main>`,
  )
  const { body, statusCode } = await get(newUrl())
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<div id="root"><main>(?=.*offer\.list)(?=.*trade\.list)/)
  expect(body).not.toContain('needs scripts')
})

test('pages for signed-in users contain their frame, no responses, and are not shared (P-147)', async () => {
  render.mockImplementation(async ({ url, responses }) => `<main>${url} ${responses.length}</main>`)
  const { body, headers } = await get('/dashboard')
  expect(body).toContain('<div id="root"><main>/dashboard 0</main></div>')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['cdn-cache-control']).toBeUndefined()
  await get('/dashboard')
  expect(render).toHaveBeenCalledOnce()
})

test('an unknown path is a 404 with the rendered page for it', async () => {
  render.mockImplementation(renderUrl)
  const { body, statusCode } = await get('/nothing')
  expect(statusCode).toBe(404)
  expect(body).toContain('<main>/nothing</main>')
})

test('a page that cannot be rendered is rendered in the browser, logged once and not cached', async () => {
  const log = vi.spyOn(app.app.log, 'error')
  const url = newUrl()
  render.mockImplementation(async ({ onError }) => {
    onError(new Error('broken'))
    throw new Error('broken')
  })
  const broken = await get(url)
  expect(broken.statusCode).toBe(200)
  expect(broken.body).toContain('<div id="root"></div>')
  expect(broken.headers['cache-control']).toBe('no-cache')
  render.mockImplementation(renderUrl)
  expect((await get(url)).body).toContain('<main>')
  expect(log.mock.calls.length).toBeLessThanOrEqual(1)
})

test('parallel and later visits get one rendering, until something is written', async () => {
  render.mockImplementation(renderUrl)
  const url = newUrl()
  const [first, second] = await Promise.all([get(url), get(url)])
  expect(render).toHaveBeenCalledOnce()
  expect(second.body).toBe(first.body)
  expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const admin = await app.addPerson({ role: 'admin' })
  const refused = await app.as(null).inject({ method: 'POST', url: '/api/job', payload: {} })
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  await get(url)
  expect(render).toHaveBeenCalledOnce()
  await app.as(admin).send(tradeCalls.create, { body: { name: 'Gas', description: 'Cocinas y estufas' } })
  await get(url)
  expect(render).toHaveBeenCalledTimes(2)
})

test('requests that anyone may send without an effect do not render documents again', async () => {
  render.mockImplementation(renderUrl)
  const url = newUrl()
  await get(url)
  await app.app.inject({ method: 'OPTIONS', url: '/api/service' })
  const anonymous = { method: 'POST', url: '/api/test/anonymous', payload: {} } as const
  expect((await app.app.inject(anonymous)).statusCode).toBe(200)
  await get(url)
  expect(render).toHaveBeenCalledOnce()
})

test.each(['tooManyRequests', 'unavailable'] as const)(
  'a document with calls refused as %s is not shared',
  async (code) => {
    const faulty = await buildTestApp({
      web: { root, document, render },
      documentMaxAge: 60_000,
      nouns: [
        (mounted) => {
          handleCall(mounted, tradeCalls.list, () => refuse(code))
          handleCall(mounted, offerCalls.list, () => refuse(code))
        },
      ],
    })
    render.mockImplementation(renderUrl)
    for (const url of ['/service', '/oficios/plomeria']) {
      const visit = () => faulty.app.inject({ url, headers: { accept: 'text/html' } })
      const { statusCode, headers } = await visit()
      expect([statusCode, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
        200,
        'no-cache',
        undefined,
      ])
      render.mockClear()
      await visit()
      expect(render).toHaveBeenCalledOnce()
    }
    await faulty.close()
  },
)

test('a document after a write contains what was written', async () => {
  render.mockImplementation(
    async ({ responses }) => `<main>${JSON.stringify(responses.map(({ answer }) => answer))}</main>`,
  )
  const admin = await app.addPerson({ role: 'admin' })
  expect((await get(newUrl())).body).not.toContain('Vidriería')
  await app.as(admin).send(tradeCalls.create, { body: { name: 'Vidriería', description: 'Vidrios' } })
  expect((await get(newUrl())).body).toContain('Vidriería')
})

test('landing pages share their lists until something is written, and other pages have the newest', async () => {
  render.mockImplementation(
    async ({ responses }) => `<main>${JSON.stringify(responses.map(({ answer }) => answer))}</main>`,
  )
  const admin = await app.addPerson({ role: 'admin' })
  expect((await get(newUrl('/'))).body).not.toContain('Brunilda')
  const [trade] = await app.db.insert(trades).values({ name: 'Cloacas', description: 'Caños' }).returning()
  const worker = await app.addPerson({
    role: 'professional',
    firstName: 'Brunilda',
    province: 'Buenos Aires',
  })
  await app.db.insert(userTrades).values({ userId: worker.id, tradeId: trade?.id ?? 0 })
  expect((await get(newUrl('/'))).body).not.toContain('Brunilda')
  expect((await get(newUrl('/professional'))).body).toContain('Brunilda')
  await app.as(admin).send(tradeCalls.create, { body: { name: 'Toldos', description: 'Lonas' } })
  expect((await get(newUrl('/'))).body).toContain('Brunilda')
})

test('the calls of documents count as requests of the address, and a limited document is not shared', async () => {
  render.mockImplementation(renderUrl)
  const headers = { accept: 'text/html', 'x-forwarded-for': '198.51.100.20' }
  const limited = await buildTestApp({
    web: { root, document, render },
    config: { rate: { perAddress: 2, perPerson: 2 } },
  })
  const visit = (url: string) => limited.app.inject({ url, headers })
  expect((await visit('/service')).headers['cache-control']).toContain('s-maxage')
  const { statusCode, headers: sent } = await visit('/professional')
  expect([statusCode, sent['cache-control']]).toEqual([200, 'no-cache'])
  await limited.close()
})

test('a browser that has the document gets 304', async () => {
  render.mockImplementation(renderUrl)
  const url = newUrl()
  const { headers } = await get(url)
  const again = await get(url, { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get(url, { 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test('sends the best encoding that the client accepts', async () => {
  render.mockImplementation(renderUrl)
  const url = newUrl()
  const packed = await get(url, { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  const plain = await get(url)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const zipped = await get(url, { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test('compresses a document once', async () => {
  render.mockImplementation(renderUrl)
  const url = newUrl()
  const visit = async (encoding: string) => await get(url, { 'accept-encoding': encoding })
  const [first, again] = [await visit('br'), await visit('br')]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  // From the compressed copy, the only one that is kept.
  expect((await visit('identity')).body).toBe(brotliDecompressSync(first.rawPayload).toString())
})

test('sets no cookie, also for signed-in users', async () => {
  render.mockImplementation(renderUrl)
  const visits: Record<string, string>[] = [{}, { cookie: 'plomada-theme=dark' }]
  for (const headers of visits) expect((await get(newUrl(), headers)).headers['set-cookie']).toBeUndefined()
})

test('four documents are rendered at once, and another one when one of them has been rendered', async () => {
  // A document that has waited for a second is rendered in any case.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const starts = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
  const ends = starts.map(() => Promise.withResolvers<void>())
  let started = 0
  render.mockImplementation(async ({ url }) => {
    const turn = started++
    starts[turn]?.resolve()
    await ends[turn]?.promise
    return `<main>${url}</main>`
  })
  const responses = starts.map(() => get(newUrl()))
  await starts[3]?.promise
  // Without the limit, the other documents would have started before this response.
  await app.as(null).inject({ url: '/api/job' })
  expect(started).toBe(4)
  ends[2]?.resolve()
  await starts[4]?.promise
  await app.as(null).inject({ url: '/api/job' })
  expect(started).toBe(5)
  for (const { resolve } of ends) resolve()
  for (const { body } of await Promise.all(responses)) expect(body).toContain('<main>')
})
