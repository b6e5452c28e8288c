import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { offerCalls } from '@plomada/domain/calls'
import { offers, users } from '../database/schema/core.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { readWebBuild } from './build.ts'

let root: string
let market: Marketplace
let openIds: number[]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-sitemaps-'))
  await mkdir(join(root, '.vite'))
  await writeFile(join(root, 'index.html'), '<!doctype html>')
  await writeFile(join(root, '.vite/manifest.json'), '{}')
  market = await openMarketplace({ web: await readWebBuild(root) })
  const { ana, bruno, elena } = market
  const first = await market.publish(ana)
  const second = await market.publish(ana)
  const hidden = await market.publish(ana)
  await market.as(elena).send(offerCalls.deactivate, { query: { id: hidden.id }, body: {} })
  await market.publishAndHire(ana, bruno)
  // In the third sitemap: its ids begin at 100,000. The second one has no offer.
  await market.db.execute(sql`select setval('offers_id_seq', 100000)`)
  const late = await market.publish(ana)
  openIds = [first.id, second.id, late.id]
  await market.db.update(offers).set({ publishedAt: new Date('2026-11-20T12:00:00Z') })
  await market.db
    .update(offers)
    .set({ publishedAt: new Date('2026-11-21T12:00:00Z') })
    .where(sql`id = ${second.id}`)
})
afterAll(async () => {
  await market.close()
  await rm(root, { recursive: true, force: true })
})

const get = (url: string) => market.app.inject({ method: 'GET', url })
const read = async (url: string) => {
  const { body } = await get(url)
  return [...body.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(([, page, date]) => [
    page?.replace('http://localhost:3000', ''),
    date,
  ])
}

test('the index links the sitemaps that contain pages, with the newest change of each', async () => {
  const { headers, body } = await get('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  const [newest] = await market.db
    .select({ at: sql<string>`max(updated_at)` })
    .from(users)
    .where(sql`is_active and role = 'professional'`)
  expect(await read('/sitemap.xml')).toEqual([
    ['/sitemaps/pages.xml', undefined],
    ['/sitemaps/cities.xml', new Date(newest?.at ?? '').toISOString()],
    ['/sitemaps/offers/1.xml', '2026-11-21T12:00:00.000Z'],
    ['/sitemaps/offers/3.xml', '2026-11-20T12:00:00.000Z'],
    ['/sitemaps/professionals/1.xml', new Date(newest?.at ?? '').toISOString()],
  ])
})

test('the sitemaps of offers contain open offers only', async () => {
  const [first, second, late] = openIds
  expect(await read('/sitemaps/offers/1.xml')).toEqual([
    [`/service/detail/${second}`, '2026-11-21T12:00:00.000Z'],
    [`/service/detail/${first}`, '2026-11-20T12:00:00.000Z'],
  ])
  expect(await read('/sitemaps/offers/3.xml')).toEqual([
    [`/service/detail/${late}`, '2026-11-20T12:00:00.000Z'],
  ])
})

test('the sitemap of professionals contains active professionals only', async () => {
  const { bruno, carla } = market
  const pages = (await read('/sitemaps/professionals/1.xml')).map(([page]) => page)
  expect(new Set(pages)).toEqual(new Set([bruno, carla].map(({ id }) => `/professional/detail/${id}`)))
})

test.each([
  '/sitemaps/offers/2.xml',
  '/sitemaps/offers/0.xml',
  '/sitemaps/offers/99999.xml',
  '/sitemaps/offers/1',
  '/sitemaps/offers/1e3.xml',
  '/sitemaps/offers/-1.xml',
  '/sitemaps/users/1.xml',
])('a sitemap without pages does not exist: %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('the sitemap of cities contains the pages with a professional or an open offer, with the newest change (P-129)', async () => {
  const { bruno, carla, db } = market
  const before = await db.select().from(users)
  onTestFinished(async () => {
    for (const { id, city, updatedAt } of before)
      await db.update(users).set({ city, updatedAt }).where(eq(users.id, id))
  })
  await db
    .update(users)
    .set({ city: 'Quilmes', updatedAt: new Date('2026-11-22T10:00:00Z') })
    .where(eq(users.id, bruno.id))
  await db.update(users).set({ city: null }).where(eq(users.id, carla.id))
  expect(await read('/sitemaps/cities.xml')).toEqual([
    ['/oficios/plomeria/la-plata', '2026-11-21T12:00:00.000Z'],
    ['/oficios/plomeria/quilmes', '2026-11-22T10:00:00.000Z'],
    ['/oficios/gas/quilmes', '2026-11-22T10:00:00.000Z'],
  ])
})
