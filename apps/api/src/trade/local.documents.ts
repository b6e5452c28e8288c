import {
  cities,
  findBySlug,
  localOfferFilters,
  localProfessionalFilters,
  localTradeHref,
  pageTitles,
  paths,
  PROVINCE,
  TAGLINE,
} from '@plomada/domain'
import { offerCalls, professionalCalls, tradeCalls } from '@plomada/domain/calls'
import type { PublicPage } from '../web/pageDocument.ts'

const localTrades: PublicPage = {
  path: paths.localTrades,
  modules: ['src/trade/LocalTradesPage.tsx'],
  async describe({ preload, message }) {
    await preload(tradeCalls.list, {})
    return { title: message(pageTitles.localTrades), description: message(TAGLINE), path: paths.localTrades }
  },
}

const describeLocalTrade: PublicPage['describe'] = async ({ preload, message, absolute }, { params }) => {
  const trades = (await preload(tradeCalls.list, {}))?.result ?? []
  const found = findBySlug(trades, params['trade'] ?? '', ({ name }) => name)
  const city = params['city'] === undefined ? undefined : findBySlug(cities, params['city'], (name) => name)
  if (!found || (params['city'] !== undefined && !city)) return null
  const [people, open] = await Promise.all([
    preload(professionalCalls.list, { query: localProfessionalFilters(found, city) }),
    preload(offerCalls.list, { query: localOfferFilters(found, city) }),
    preload(tradeCalls.prices, { params: { id: found.id }, query: { city } }),
  ])
  const place = message(city ?? PROVINCE)
  const path = localTradeHref(found, city)
  const steps = [
    { name: message(pageTitles.localTrades), path: paths.localTrades },
    { name: found.name, path: localTradeHref(found) },
    ...(city ? [{ name: place, path }] : []),
  ]
  return {
    title: `${found.name} en ${place}`,
    description: `Profesionales de ${found.name} en ${place}, con valoraciones de quienes ya contrataron, y trabajos publicados con su presupuesto.`,
    path,
    isUnlisted: people?.total === 0 && open?.total === 0,
    data: {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: absolute(step.path),
      })),
    },
  }
}

const modules = ['src/trade/LocalTradePage.tsx']

/** The pages of trades: all of them, one in the province, and one in a city. */
export const localTradePages: readonly PublicPage[] = [
  localTrades,
  { path: paths.localTrade, modules, describe: describeLocalTrade },
  { path: paths.localTradeInCity, modules, describe: describeLocalTrade },
]
