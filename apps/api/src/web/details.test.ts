import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offers } from '../database/schema/core.ts'
import { buildTestApp } from '../testing/buildTestApp.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { getMeta, getPreloaded, getResponse, getStructuredData } from '../testing/readDocument.ts'
import { offerCalls } from '@plomada/domain/calls'
import { handleCall } from '../http/handleCall.ts'
import { readWebBuild } from './build.ts'

let root: string
let market: Marketplace
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-details-'))
  await mkdir(join(root, '.vite'))
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><head><!--head--><title>Plomada</title><!--/head--></head><body><!--responses--></body>',
  )
  await writeFile(join(root, '.vite/manifest.json'), '{}')
  market = await openMarketplace({ web: await readWebBuild(root) })
})
afterAll(async () => {
  await market.close()
  await rm(root, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  market.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
const getGraph = (body: string) =>
  (getStructuredData(body) as { '@graph': Record<string, unknown>[] })['@graph']

test('an open offer has a share preview, structured data and its preview in the document', async () => {
  const { id } = await market.publish(market.ana, { title: 'pérdida en la cocina', budget: 1000 })
  await market.db.update(offers).set({ photo: 'https://photos.test/a.webp' }).where(eq(offers.id, id))
  const { statusCode, body } = await get(`/service/detail/${id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Pérdida en la cocina · Plomada</title>')
  expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/service/detail/${id}"`)
  expect(getMeta(body, 'og:image')).toBe(`http://localhost:3000/page/share/service/${id}.jpg`)
  expect(getMeta(body, 'description')).toBe('Plomería en La Plata. Presupuesto: $ 1.000. No levanta presión')
  expect(getMeta(body, 'robots')).toBeUndefined()
  expect(getResponse(body, 'offer.preview')).toMatchObject({ result: { id, applicantCount: 0 } })
  const [service, breadcrumbs] = getGraph(body)
  expect(service).toMatchObject({
    '@type': 'Service',
    name: 'Pérdida en la cocina',
    serviceType: ['Plomería'],
    offers: { '@type': 'Offer', price: 1000, priceCurrency: 'ARS' },
  })
  expect(breadcrumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Pagina de Servicios',
        item: 'http://localhost:3000/service',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Plomería',
        item: 'http://localhost:3000/service?job=1',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Pérdida en la cocina',
        item: `http://localhost:3000/service/detail/${id}`,
      },
    ],
  })
})

test('the document of an offer has no street and nothing of the owner and the applicants, also with a session', async () => {
  const { ana, bruno } = market
  const { id } = await market.publish(ana)
  await market.apply(bruno, { id })
  const token = await market.identity.tokenFor(ana.subject)
  const headers = { authorization: `Bearer ${token}`, cookie: `session=${token}` }
  const { body } = await get(`/service/detail/${id}`, headers)
  expect(getResponse(body, 'offer.preview')).toMatchObject({ result: { applicantCount: 1 } })
  for (const secret of [
    'Calle 48',
    'Ferreyra',
    '2215550142',
    ana.email,
    'Saldaño',
    '1155550188',
    bruno.email,
  ])
    expect(body).not.toContain(secret)
  expect(body).not.toMatch(/\b(?:Ana|Bruno)\b/)
})

test('an offer that no longer accepts applicants is not listed by search engines', async () => {
  const { id } = await market.publishAndHire(market.ana, market.bruno)
  const { statusCode, body } = await get(`/service/detail/${id}`)
  expect(statusCode).toBe(200)
  expect(getMeta(body, 'robots')).toBe('noindex')
  expect(getGraph(body)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
})

test('a removed offer is 410 and an unknown one 404, with the refusal in the document and nothing of the offer', async () => {
  const { id: hidden } = await market.publish(market.ana, { title: 'oculta' })
  await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, hidden))
  const removed = await get(`/service/detail/${hidden}`)
  expect(removed.statusCode).toBe(410)
  expect(removed.body).not.toContain('culta')
  expect(removed.body).toContain('<meta name="robots" content="noindex">')
  expect(getPreloaded(removed.body)).toContainEqual({
    call: 'offer.preview',
    input: { params: { id: hidden } },
    answer: { code: 'removed', message: 'Esta publicación ya no está disponible', status: 410 },
    isRefused: true,
  })
  const unknown = await get(`/service/detail/999999`)
  expect(unknown.statusCode).toBe(404)
  expect(getPreloaded(unknown.body)).toContainEqual(
    expect.objectContaining({ isRefused: true, answer: expect.objectContaining({ code: 'notFound' }) }),
  )
  for (const path of ['/service/detail/uno', '/service/detail/1e3', '/service/detail/9999999999'])
    expect(`${path} ${(await get(path)).statusCode}`).toBe(`${path} 404`)
})

test('a detail page whose data cannot be read is neither 404 nor 410', async () => {
  const faulty = await buildTestApp({
    web: await readWebBuild(root),
    nouns: [(mounted) => handleCall(mounted, offerCalls.preview, () => Promise.reject(new Error('gone')))],
  })
  const response = await faulty.app.inject({ url: '/service/detail/1', headers: { accept: 'text/html' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(getPreloaded(response.body)).toEqual([])
  await faulty.close()
})

test('a professional has a share preview and structured data with the full name, without contact data (P-140)', async () => {
  const worker = await market.addPerson({
    firstName: 'Bruno',
    lastName: 'Díaz',
    role: 'professional',
    email: 'bruno@secreto.test',
    phone: '1199887766',
    province: 'Buenos Aires',
    city: 'Quilmes',
    address: 'Mitre 640',
    ratingSum: 13,
    ratingCount: 3,
  })
  const { statusCode, body } = await get(`/professional/detail/${worker.id}`)
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Bruno Díaz · Plomada</title>')
  expect(getMeta(body, 'description')).toContain('Quilmes')
  expect(getMeta(body, 'robots')).toBeUndefined()
  expect(body).not.toMatch(/secreto|1199887766|Mitre/)
  const url = `http://localhost:3000/professional/detail/${worker.id}`
  expect(getGraph(body)).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Bruno Díaz', url } },
    {
      '@type': 'LocalBusiness',
      name: 'Bruno Díaz',
      address: { addressLocality: 'Quilmes', addressCountry: 'AR' },
      aggregateRating: { ratingValue: 4.3, ratingCount: 3, bestRating: 5, worstRating: 1 },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Profesionales' }, { name: 'Bruno Díaz', item: url }],
    },
  ])
})

test('a professional without ratings has no business in the structured data, and a client no page', async () => {
  const worker = await market.addPerson({ role: 'professional', firstName: 'Carla' })
  const { body } = await get(`/professional/detail/${worker.id}`)
  expect(getGraph(body).map((node) => node['@type'])).toEqual(['ProfilePage', 'BreadcrumbList'])
  for (const { id } of [market.ana, market.dario]) {
    const other = await get(`/professional/detail/${id}`)
    expect(other.statusCode).toBe(404)
    expect(other.body).not.toMatch(/Ana|Dario/)
  }
})
