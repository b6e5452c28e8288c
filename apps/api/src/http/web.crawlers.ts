import type { FastifyInstance } from 'fastify'
import { offerFilters, paths, professionalFilters, tradeHref } from '@plomada/domain'
import { offerCalls, professionalCalls, tradeCalls } from '@plomada/domain/calls'
import { withFilters, withQuery } from '@plomada/domain/define'
import { askAsVisitor } from './web.ask.ts'
import type { Site } from './web.document.ts'
import { html } from './page.ts'

/** Pages of a list that are named; whoever follows its pager finds the rest. A site map may hold 50,000 addresses. */
const PAGES_MAXIMUM = 1000
/** Trades that are named, each with its two lists. */
const TRADES_MAXIMUM = 5000

/** What opens only after signing in, or means nothing to a stranger. */
const closed = [
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

/** The further pages of a list: its first is named by its bare address. */
const furtherPages = (path: string, pages: number) =>
  Array.from({ length: Math.max(0, Math.min(pages, PAGES_MAXIMUM) - 1) }, (_, index) =>
    withQuery(path, { page: index + 2 }),
  )

/** Tells crawlers what there is: robots.txt and a site map of the pages that anybody may open. */
export function addSiteMap(app: FastifyInstance, { publicUrl }: Pick<Site, 'publicUrl'>): void {
  const absolute = (path: string) => new URL(path, publicUrl).href
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${absolute('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const ask = askAsVisitor(app, request)
    const [trades, offers, people] = await Promise.all([
      ask(tradeCalls.list, {}),
      ask(offerCalls.list, { query: offerFilters.initial }),
      ask(professionalCalls.list, { query: professionalFilters.initial }),
    ])
    if (!trades || !offers || !people) return reply.code(503).header('retry-after', '60').send('')
    const addresses = [
      paths.home,
      paths.offers,
      ...furtherPages(paths.offers, offers.totalPages),
      paths.professionals,
      ...furtherPages(paths.professionals, people.totalPages),
      ...trades.result
        .slice(0, TRADES_MAXIMUM)
        .flatMap((trade) => [
          tradeHref(trade),
          withFilters(paths.offers, offerFilters, { ...offerFilters.initial, trade: trade.id }),
        ]),
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.regret,
    ]
    const urls = addresses.map((address) => html`<url><loc>${absolute(address)}</loc></url>`)
    const map = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>${map.safe}`)
  })
}
