import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  localTradeHref,
  offerFilters,
  paths,
  professionalFilters,
  tradeOffersHref,
  tradeProfessionalsHref,
} from '@plomada/domain'
import { offerCalls, professionalCalls, tradeCalls } from '@plomada/domain/calls'
import { Problem, withQuery } from '@plomada/domain/contract'
import type { CityPage } from '../database/sitemap.ts'
import { createVisitorClient } from './visitorClient.ts'
import type { Site } from './document.ts'

/** Listed pages of each list; crawlers find the rest by its pager. A sitemap may contain 50,000 URLs. */
const PAGES_MAXIMUM = 1000
/** Listed trades, each with two URLs. */
const TRADES_MAXIMUM = 5000

/** Paths that require signing in or are not pages. */
const disallowedPaths = [
  '/api/',
  '/idp/',
  '/outbox',
  '/sandbox',
  '/checkout/',
  paths.dashboard,
  '/create/',
  '/profile',
  '/myprofilep/',
  '/stripe/',
  '/user/',
  paths.additionalInfo,
]

/** Returns the paths of a list's pages after the first. */
const listFurtherPages = (path: string, pages: number) =>
  Array.from({ length: Math.max(0, Math.min(pages, PAGES_MAXIMUM) - 1) }, (_, index) =>
    withQuery(path, { page: index + 2 }),
  )

/** Serves robots.txt, the sitemaps of the public pages and their index. */
export function addSitemaps(
  app: FastifyInstance,
  site: Pick<Site, 'publicUrl' | 'sitemaps' | 'listCityPages'>,
): void {
  const absolute = (path: string) => new URL(path, site.publicUrl).href
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...disallowedPaths.map((path) => `Disallow: ${path}`),
          `Sitemap: ${absolute('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )
  addDetailSitemaps(app, site, absolute)
  addCitySitemap(app, site.listCityPages, absolute)
  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const send = createVisitorClient(app, request)
    const [trades, offers, people] = await Promise.all([
      send(tradeCalls.list, {}),
      send(offerCalls.list, { query: offerFilters.initial }),
      send(professionalCalls.list, { query: professionalFilters.initial }),
    ])
    if (!trades || !offers || !people) return reply.code(503).header('retry-after', '60').send('')
    const urls = [
      paths.home,
      paths.offers,
      ...listFurtherPages(paths.offers, offers.totalPages),
      paths.professionals,
      ...listFurtherPages(paths.professionals, people.totalPages),
      ...trades.result
        .slice(0, TRADES_MAXIMUM)
        .flatMap((trade) => [localTradeHref(trade), tradeProfessionalsHref(trade), tradeOffersHref(trade)]),
      paths.localTrades,
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.regret,
      paths.closeAccount,
    ]
    return sendXml(reply, renderSitemap(urls.map((url) => ({ url: absolute(url) }))))
  })
}

const kinds = {
  offers: { path: paths.offer },
  professionals: { path: paths.professional },
} as const

/** Serves the sitemaps of offers and professionals, and the index of all sitemaps. */
function addDetailSitemaps(
  app: FastifyInstance,
  { sitemaps: sources, listCityPages }: Pick<Site, 'sitemaps' | 'listCityPages'>,
  absolute: (path: string) => string,
): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const sitemaps = await Promise.all(
      entriesOf(kinds).map(async ([kind]) =>
        (await sources[kind].listSitemaps()).map(({ number, modifiedAt }) => ({
          url: absolute(`/sitemaps/${kind}/${number + 1}.xml`),
          modifiedAt,
        })),
      ),
    )
    const pages = { url: absolute('/sitemaps/pages.xml') }
    return sendXml(
      reply,
      renderSitemapIndex([pages, ...toCityEntry(await listCityPages(), absolute), ...sitemaps.flat()]),
    )
  })
  for (const [kind, { path }] of entriesOf(kinds))
    app.get<{ Params: { file: string } }>(`/sitemaps/${kind}/:file`, async ({ params }, reply) => {
      const number = Number(/^([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1] ?? Number.NaN)
      const pages = Number.isNaN(number) ? [] : await sources[kind].listEntries(number - 1)
      // A sitemap without URLs is invalid.
      if (pages.length === 0) throw new Problem('notFound')
      const prefix = absolute(path.replace(':id', ''))
      const entries = pages.map(({ id, modifiedAt }) => ({ url: `${prefix}${id}`, modifiedAt }))
      return sendXml(reply, renderSitemap(entries))
    })
}

/** Returns the entry of the cities' sitemap, unless it would be empty. */
function toCityEntry(pages: readonly CityPage[], absolute: (path: string) => string): SitemapUrl[] {
  const newest = Math.max(...pages.map(({ modifiedAt }) => modifiedAt.getTime()))
  return pages.length === 0 ? [] : [{ url: absolute('/sitemaps/cities.xml'), modifiedAt: new Date(newest) }]
}

/** Serves the sitemap of the pages of trades in cities. */
function addCitySitemap(
  app: FastifyInstance,
  listCityPages: Site['listCityPages'],
  absolute: (path: string) => string,
): void {
  app.get('/sitemaps/cities.xml', async (_request, reply) => {
    const pages = await listCityPages()
    // A sitemap without URLs is invalid.
    if (pages.length === 0) throw new Problem('notFound')
    const entries = pages.map(({ trade, city, modifiedAt }) => ({
      url: absolute(localTradeHref({ name: trade }, city)),
      modifiedAt,
    }))
    return sendXml(reply, renderSitemap(entries))
  })
}

const entriesOf = <Kinds extends object>(object: Kinds) =>
  Object.entries(object) as [keyof Kinds, Kinds[keyof Kinds]][]

interface SitemapUrl {
  url: string
  modifiedAt?: Date
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const renderUrl = (element: string, { url, modifiedAt }: SitemapUrl) => {
  const date = modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(url)}</loc>${date}</${element}>`
}
const renderSitemap = (urls: readonly SitemapUrl[]) =>
  `<urlset ${NAMESPACE}>${urls.map((one) => renderUrl('url', one)).join('')}</urlset>`
const renderSitemapIndex = (urls: readonly SitemapUrl[]) =>
  `<sitemapindex ${NAMESPACE}>${urls.map((one) => renderUrl('sitemap', one)).join('')}</sitemapindex>`

const sendXml = (reply: FastifyReply, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
