import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aliases, offerFilters, paths, TAGLINE, type Offer } from '@plomada/domain'
import { fillPath, type PageOf } from '@plomada/domain/contract'
import { offers, trades, users } from '../database/schema/core.ts'
import { offerTrades, userTrades } from '../database/schema/lists.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { getMeta, getPreloaded, getResponse, getStructuredData } from '../testing/readDocument.ts'
import type { PageDocument } from './pageDocument.ts'
import { privatePages, publicPages } from './pages.ts'
import { readWebBuild, type WebBuild } from './build.ts'

const template =
  '<!doctype html><head><!--head--><title>Plomada</title><!--/head--><script src="/assets/first.js"></script></head><body><!--responses--></body>'
const evil = '</script><script>alert(1)</script> " \' & <b> $& $1 \u2028'
const manifest = {
  '_first.js': { file: 'assets/first.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_first.js'] },
  'src/offer/OffersPage.tsx': { file: 'assets/offers.js', imports: ['_first.js', '_card.js'] },
  'src/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_card.js'] },
  'src/home/homeParts.ts': { file: 'assets/parts.js', imports: ['_card.js'] },
}
let root: string
let app: TestApp
let trade: number
let owner: Awaited<ReturnType<TestApp['addPerson']>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-pages-'))
  await mkdir(join(root, '.vite'))
  await writeFile(join(root, 'index.html'), template)
  await writeFile(join(root, '.vite/manifest.json'), JSON.stringify(manifest))
  app = await buildTestApp({ web: await readWebBuild(root) })
  const [made] = await app.db
    .insert(trades)
    .values({ name: 'Plomería', description: 'Caños y desagües' })
    .returning()
  trade = made?.id ?? 0
  owner = await app.addPerson({ firstName: 'Ana', email: 'ana@secreto.test', phone: '1122334455' })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})
beforeEach(async () => {
  await app.db.delete(offerTrades)
  await app.db.delete(offers)
  await app.db.delete(userTrades)
  await app.db.delete(users).where(ne(users.id, owner.id))
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

async function publish(changes: Partial<typeof offers.$inferInsert> = {}): Promise<number> {
  const [row] = await app.db
    .insert(offers)
    .values({
      ownerId: owner.id,
      title: 'pérdida en la cocina',
      description: 'Gotea',
      budget: 1000,
      province: 'Buenos Aires',
      city: 'La Plata',
      address: 'Calle 48 1120',
      ...changes,
    })
    .returning()
  if (!row) throw new Error('no offer')
  await app.db.insert(offerTrades).values({ offerId: row.id, tradeId: trade })
  return row.id
}

const getOffers = (body: string) => getResponse(body, 'offer.list') as PageOf<Offer> | undefined

test('preloads the response of the list of offers with the input that the page uses', async () => {
  await publish()
  const { body } = await get(`/service?job=${trade}&nonsense=1`)
  const [list] = getPreloaded(body).filter(({ call }) => call === 'offer.list')
  expect(list?.input).toEqual({ query: JSON.parse(JSON.stringify({ ...offerFilters.initial, trade })) })
  const page = list?.answer as PageOf<Offer>
  expect(page.result.map(({ title }) => title)).toEqual(['pérdida en la cocina'])
  expect(page.result[0]?.publishedAt).toBeInstanceOf(Date)
  expect(getResponse(body, 'trade.list')).toMatchObject({ result: [{ name: 'Plomería' }] })
})

test('preloads the first photo of the list of offers', async () => {
  const photo = 'https://elsewhere.example/photo.jpg'
  await publish({ photo })
  expect((await get('/service')).body).not.toContain('as="image"')
  await publish({ photo: 'ab' })
  expect((await get('/service')).body).toMatch(
    /<link\s+rel="preload"\s+as="image"\s+imagesrcset="[^"]*\/ab\/480\.webp 480w[^"]*"/,
  )
})

test('public lists have a title, a canonical URL and a share preview', async () => {
  const { body } = await get(`/service?job=${trade}&page=1&utm_source=x`)
  expect(body).toContain('<title>Pagina de Servicios · Plomada</title>')
  const address = `http://localhost:3000/service?job=${trade}`
  expect(body).toContain(`<link rel="canonical" href="${address}"`)
  expect(getMeta(body, 'og:url')).toBe(address)
  expect(getMeta(body, 'description')).toContain('Plomería')
  expect(getMeta(body, 'og:image')).toBe('http://localhost:3000/share.png')
  const professional = (await get('/professional')).body
  expect(professional).toContain('<title>Profesionales · Plomada</title>')
  expect(getResponse(professional, 'professional.list')).toMatchObject({ total: 0 })
  const landing = (await get('/')).body
  expect(getStructuredData(landing)).toMatchObject({ '@type': 'WebSite', url: 'http://localhost:3000/' })
  expect(new Set(getPreloaded(landing).map(({ call }) => call))).toEqual(
    new Set(['trade.list', 'professional.list', 'offer.list', 'trade.popularPrices', 'review.recent']),
  )
})

test('search engines do not list pages of filters without results', async () => {
  await publish()
  expect(getMeta((await get('/service')).body, 'robots')).toBeUndefined()
  expect(getMeta((await get('/service?tittle=nada')).body, 'robots')).toBe('noindex')
  expect(getMeta((await get('/professional?page=9')).body, 'robots')).toBe('noindex')
})

test('static documents have the same description', async () => {
  expect(getMeta((await get('/')).body, 'description')).toBe(TAGLINE)
  for (const file of ['index.html', 'public/manifest.webmanifest'])
    expect(await readFile(join(import.meta.dirname, '../../../web', file), 'utf8'), file).toContain(TAGLINE)
})

test('applies message overrides to metadata, but not to user content', async () => {
  const withOverrides = await buildTestApp({
    web: await readWebBuild(root),
    config: { messages: 'es-AR' },
    database: { ...app.database, close: async () => {} },
  })
  const sendRequest = async (url: string) =>
    (await withOverrides.app.inject({ url, headers: { accept: 'text/html' } })).body
  const list = await sendRequest('/service?provincia=Buenos+Aires&ciudad=Moron')
  expect(list).toContain('<title>Página de servicios · Plomada</title>')
  expect(getMeta(list, 'description')).toContain('publicados en Morón')
  const id = await publish({ title: 'Home' })
  expect(await sendRequest(`/service/detail/${id}`)).toContain('<title>Home · Plomada</title>')
  await withOverrides.close()
})

test('escapes user content in markup and scripts', async () => {
  const id = await publish({ title: evil, description: evil })
  for (const url of ['/service', `/service/detail/${id}`]) {
    const { body } = await get(url)
    expect(body).not.toContain('alert(1)</script>')
    expect(body).not.toContain('<b>')
    expect(body.match(/<\/head>/g)).toHaveLength(1)
  }
  const { body } = await get('/service')
  // U+2028 ends a line in scripts only.
  expect(body).not.toContain('\u2028')
  expect(getOffers(body)?.result[0]?.title).toBe(evil)
  expect(getStructuredData(body)).toMatchObject({ itemListElement: [{ item: { description: evil } }] })
  expect((await get(`/service?tittle=${encodeURIComponent(evil)}`)).body).not.toContain('alert(1)</script>')
})

test('preloads responses as a visitor sees them, even for signed-in users', async () => {
  await publish()
  const token = await app.identity.tokenFor(owner.subject)
  const { body } = await get('/service', { authorization: `Bearer ${token}`, cookie: `session=${token}` })
  const [offer] = getOffers(body)?.result ?? []
  expect(offer).toMatchObject({ hasApplied: false, applicants: [], hired: null, place: { address: null } })
  expect(body).not.toContain('Calle 48')
  expect(body).not.toContain('ana@secreto.test')
  expect(body).not.toContain('1122334455')
})

test('private pages are noindex and have no preloaded responses', async () => {
  const { body } = await get('/profilec/7')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(getPreloaded(body)).toEqual([])
})

test('every path of the product has a document, and an alias redirects to its page (P-146)', async () => {
  const params = { trade: 'plomeria', city: 'la-plata', role: 'comun', idUser: 117, idProduct: 680 }
  const professional = await app.addPerson({ role: 'professional' })
  await app.db.insert(userTrades).values({ userId: professional.id, tradeId: trade })
  const ids: Record<string, number> = {
    [paths.offer]: await publish({ city: 'La Plata' }),
    [paths.professional]: professional.id,
    [paths.trade]: trade,
  }
  for (const path of Object.values(paths)) {
    const { statusCode, headers } = await get(fillPath(path, { ...params, id: ids[path] ?? 117 }))
    const target = aliases.get(path)
    expect([statusCode, headers.location], path).toEqual(target ? [308, target] : [200, undefined])
  }
})

test('links the module of every page for signed-in users, and a page is public, private or an alias', () => {
  const includes = (pages: readonly PageDocument[], path: string) => pages.some((page) => page.path === path)
  for (const path of Object.values(paths))
    expect(
      [includes(publicPages, path), includes(privatePages, path), aliases.has(path)].filter(Boolean),
      path,
    ).toHaveLength(1)
  for (const module of privatePages.flatMap(({ modules }) => modules))
    expect(existsSync(join(import.meta.dirname, '../../../web', module)), module).toBe(true)
})

test('links the files of a page in its document, without duplicates', async () => {
  const { body } = await get('/service')
  for (const file of ['offers', 'card'])
    expect(body).toContain(
      `<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${file}.js">`,
    )
  expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/card.css">')
  expect(body.match(/first\.js/g)).toHaveLength(1)
  const home = (await get('/')).body
  for (const file of ['card.js', 'card.css', 'home.js', 'parts.js'])
    expect(home.split(`href="/assets/${file}"`), file).toHaveLength(2)
  for (const module of publicPages.flatMap(({ modules }) => modules))
    expect(existsSync(join(import.meta.dirname, '../../../web', module)), module).toBe(true)
})

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['hangs', () => new Promise(() => {})],
])('renders a page without preloaded responses if the database %s', async (_, handler) => {
  const faulty = await buildTestApp({
    web: await readWebBuild(root),
    nouns: [(mounted) => void mounted.get('/api/service', handler)],
  })
  const { statusCode, body } = await faulty.app.inject({ url: '/service', headers: { accept: 'text/html' } })
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>')
  expect(getPreloaded(body)).toEqual([])
  await faulty.close()
})

test('the sitemap of pages contains the public lists with their pages and trades', async () => {
  await Promise.all(Array.from({ length: 21 }, () => publish()))
  const { body, headers } = await get('/sitemaps/pages.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(
    [
      '/',
      '/service',
      '/service?page=2',
      '/professional',
      '/oficios/plomeria',
      `/professional?job=${trade}`,
      `/service?job=${trade}`,
      '/oficios',
      '/contact',
      '/terminos',
      '/privacidad',
      '/arrepentimiento',
      '/baja',
    ].map((address) => `http://localhost:3000${address}`),
  )
})

test('robots.txt links the sitemap and disallows pages that require signing in', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(body).toContain('Disallow: /dashboard')
  expect(body).not.toContain('Disallow: /service')
})

test('fills the document in development in the same way', async () => {
  const served = vi.fn<(url: string | undefined) => void>()
  const source = {
    read: async () => template,
    serve: (request: { url?: string }, response: { end: (text: string) => void }) => {
      served(request.url)
      response.end('module')
    },
  }
  const development = await buildTestApp({ web: source as unknown as WebBuild })
  const sendRequest = (url: string, accept: string) => development.app.inject({ url, headers: { accept } })
  const { body } = await sendRequest('/service', 'text/html')
  expect(body).toContain('<title>Pagina de Servicios · Plomada</title>')
  expect(getPreloaded(body).map(({ call }) => call)).toContain('offer.list')
  expect((await sendRequest('/src/main.tsx', '*/*')).body).toBe('module')
  expect(served).toHaveBeenCalledExactlyOnceWith('/src/main.tsx')
  await development.close()
})
