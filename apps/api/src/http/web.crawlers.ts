import type { FastifyInstance } from 'fastify'
import {
  localTradeHref,
  offerFilters,
  paths,
  professionalFilters,
  tradeOffersHref,
  tradeProfessionalsHref,
} from '@plomada/domain'
import { offerCalls, professionalCalls, tradeCalls } from '@plomada/domain/calls'
import { withQuery } from '@plomada/domain/define'
import { createVisitorClient } from './web.visitorClient.ts'
import type { Site } from './web.document.ts'
import { html } from './page.ts'

/** Listed pages of each list; crawlers find the rest by its pager. A sitemap may contain 50,000 URLs. */
const PAGES_MAXIMUM = 1000
/** Listed trades, each with two URLs. */
const TRADES_MAXIMUM = 5000

/** Paths that require signing in or are not pages. */
const disallowedPaths = [
  '/api/',
  '/idp/',
  '/outbox',
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

/** Serves robots.txt and a sitemap of the public pages. */
export function addSitemap(app: FastifyInstance, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  const absolute = (path: string) => new URL(path, publicUrl).href
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
  app.get('/sitemap.xml', async (request, reply) => {
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
    ]
    const entries = urls.map((url) => html`<url><loc>${absolute(url)}</loc></url>`)
    const sitemap = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>${sitemap.safe}`)
  })
}
