import {
  aliases,
  capitalize,
  fullName,
  href,
  formatPesos,
  isOpenOffer,
  landingOfferFilters,
  landingProfessionalFilters,
  offerFilters,
  offerHref,
  OFFERS_TITLE,
  pageTitles,
  paths,
  professionalFilters,
  professionalHref,
  PROFESSIONALS_TITLE,
  formatRating,
  TAGLINE,
  type Trade,
} from '@plomada/domain'
import { offerCalls, professionalCalls, questionCalls, reviewCalls, tradeCalls } from '@plomada/domain/calls'
import { parseSearchParams, withFilters } from '@plomada/domain/contract'
import { shareCardPath } from './shareCard/shareCard.content.ts'
import { localTradePages } from './localTrades.ts'
import { privatePages } from './privatePages.ts'
import type { Place, PublicPage } from './publicPage.ts'
import { describeOffer, describeProfessional, itemList } from './structuredData.ts'

const findName = (trades: readonly Trade[] | undefined, id: number | undefined) =>
  trades?.find((trade) => trade.id === id)?.name

const landing: PublicPage = {
  path: paths.home,
  modules: ['src/home/HomePage.tsx', 'src/home/homeParts.ts'],
  async describe({ preloadShared, absolute, message }) {
    await Promise.all([
      preloadShared(tradeCalls.list, {}),
      preloadShared(professionalCalls.list, { query: landingProfessionalFilters }),
      preloadShared(offerCalls.list, { query: landingOfferFilters }),
      preloadShared(tradeCalls.popularPrices, {}),
      preloadShared(reviewCalls.recent, {}),
    ])
    const target = {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(paths.offers)}?tittle={search_term_string}`,
    }
    const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' }
    return {
      title: null,
      description: message(TAGLINE),
      path: paths.home,
      data: { '@type': 'WebSite', name: 'Plomada', url: absolute(paths.home), potentialAction: action },
    }
  },
}

const offers: PublicPage = {
  path: paths.offers,
  modules: ['src/offer/OffersPage.tsx'],
  async describe({ preload, absolute, message }, { query }) {
    const filters = offerFilters.parse(query)
    const [list, trades] = await Promise.all([
      preload(offerCalls.list, { query: filters }),
      preload(tradeCalls.list, {}),
    ])
    const trade = findName(trades?.result, filters.trade)
    const where = message(filters.city ?? 'la provincia de Buenos Aires')
    return {
      title: message(OFFERS_TITLE),
      description: `Trabajos${trade ? ` de ${trade}` : ''} publicados en ${where}, con su presupuesto a la vista.`,
      // The canonical URL omits default and invalid filters, like the URLs that the page writes.
      path: withFilters(paths.offers, offerFilters, filters),
      firstPhoto: list?.result[0]?.photo,
      isUnlisted: list?.total === 0,
      data: itemList(
        (list?.result ?? []).map(({ id, title, description, place }) => ({
          '@type': 'Service',
          name: capitalize(title),
          description,
          areaServed: [message(place.city), place.province].join(', '),
          url: absolute(offerHref({ id })),
        })),
      ),
    }
  },
}

const professionals: PublicPage = {
  path: paths.professionals,
  modules: ['src/professional/ProfessionalsPage.tsx'],
  async describe({ preload, absolute, message }, { query }) {
    const filters = professionalFilters.parse(query)
    const [list, trades] = await Promise.all([
      preload(professionalCalls.list, { query: filters }),
      preload(tradeCalls.list, {}),
    ])
    const trade = findName(trades?.result, filters.trade)
    const where = message(filters.city ?? 'la provincia de Buenos Aires')
    return {
      title: message(PROFESSIONALS_TITLE),
      description: `Profesionales${trade ? ` de ${trade}` : ' de todos los oficios'} en ${where}, con valoraciones de quienes ya contrataron.`,
      path: withFilters(paths.professionals, professionalFilters, filters),
      isUnlisted: list?.total === 0,
      data: itemList(
        (list?.result ?? []).map((person) => ({
          '@type': 'Person',
          name: fullName(person),
          jobTitle: person.trades.map(({ name }) => name),
          url: absolute(professionalHref(person)),
        })),
      ),
    }
  },
}

const offer: PublicPage = {
  path: paths.offer,
  modules: ['src/offer/OfferPage.tsx', 'src/question/PageQuestions.tsx'],
  async describe({ find, preload, absolute, message }, { id }) {
    const [{ result }] = await Promise.all([
      find(offerCalls.preview, { params: { id } }),
      preload(tradeCalls.list, {}),
      preload(questionCalls.list, { params: { id } }),
    ])
    const trades = result.trades.map(({ name }) => name).join(', ')
    const summary = `${trades} en ${message(result.place.city)}. Presupuesto: $ ${formatPesos(result.budget)}.`
    return {
      title: capitalize(result.title),
      description: `${summary} ${capitalize(result.description)}`,
      path: offerHref({ id }),
      picture: shareCardPath('service', id),
      // A shared link still works, but it accepts no application.
      isUnlisted: !isOpenOffer(result),
      data: describeOffer(result, { absolute, message }),
    }
  },
}

const professional: PublicPage = {
  path: paths.professional,
  modules: ['src/professional/ProfessionalPage.tsx'],
  async describe({ find, preload, absolute, message }, { id }) {
    const [{ result }] = await Promise.all([
      find(professionalCalls.preview, { params: { id } }),
      preload(tradeCalls.list, {}),
    ])
    const trades = result.trades.map(({ name }) => name).join(', ')
    const score =
      result.averageRating === null ? '' : ` Valoración: ${formatRating(result.averageRating)} de 5.`
    return {
      title: fullName(result),
      description: `${trades || 'Profesional'} en ${message(result.place.city ?? 'Buenos Aires')}.${score}`,
      path: professionalHref({ id }),
      picture: shareCardPath('professional', id),
      data: describeProfessional(result, { absolute, message }),
    }
  },
}

/** The trade's page requires signing in. Visitors get its metadata, for share previews. */
const trade: PublicPage = {
  path: paths.trade,
  modules: ['src/trade/TradePage.tsx'],
  async describe({ send, message }, { id }) {
    const found = (await send(tradeCalls.get, { params: { id } }))?.result
    if (!found) return null
    return {
      title: found.name,
      description: found.description || message(TAGLINE),
      path: href(paths.trade, { id }),
      isUnlisted: true,
    }
  },
}

/** Creates a page whose content does not depend on data. */
const textPage = (path: string, module: string, title: string, description: string): PublicPage => ({
  path,
  modules: [module],
  describe: async ({ preload, message }) => {
    // The top bar shows the trades.
    await preload(tradeCalls.list, {})
    return { title: message(title), description: message(description), path }
  },
})

const legalModule = 'src/legal/LegalPage.tsx'
/** The module of the page for paths without a page. */
export const notFoundModule = 'src/frame/NotFoundPage.tsx'

/** All pages for visitors. */
export const publicPages: readonly PublicPage[] = [
  landing,
  offers,
  professionals,
  offer,
  professional,
  trade,
  ...localTradePages,
  textPage(paths.contact, 'src/contact/ContactPage.tsx', pageTitles.contact, TAGLINE),
  textPage(paths.terms, legalModule, pageTitles.terms, TAGLINE),
  textPage(paths.privacy, legalModule, pageTitles.privacy, TAGLINE),
  textPage(paths.regret, legalModule, pageTitles.regret, TAGLINE),
]

/** Returns the pattern of a path, with its parameters as groups. The router of the web app ignores case. */
const toPattern = (path: string, idPattern: string) =>
  new RegExp(
    `^${
      path
        .replace(/\/$/, '')
        .replaceAll(/:(\w+)/g, (_, name) => `(?<${name}>${name === 'id' ? idPattern : '[^/]+'})`) || '/'
    }$`,
    'i',
  )
const publicPatterns = publicPages.map((page) => ({ page, pattern: toPattern(page.path, '\\d{1,9}') }))
const privatePatterns = [...privatePages].map(([path, modules]) => ({
  modules,
  pattern: toPattern(path, '[^/]+'),
}))

// Concatenated, as resolving `//x` would change the host.
const parseUrl = (url: string) => new URL(`http://page${url}`)
const readPath = (url: string) =>
  parseUrl(url)
    .pathname.replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** Returns the modules of the page for signed-in users at a URL, or undefined if there is none. */
export const findPrivateModules = (url: string): readonly string[] | undefined => {
  const path = readPath(url)
  return privatePatterns.find(({ pattern }) => pattern.test(path))?.modules
}

/** Finds the public page at a URL. */
export function matchPage(url: string): { page: PublicPage; place: Place } | null {
  const path = readPath(url)
  for (const { page, pattern } of publicPatterns) {
    const found = pattern.exec(path)
    if (!found) continue
    const { id = '0', ...params } = found.groups ?? {}
    const query = parseSearchParams(parseUrl(url).searchParams)
    return { page, place: { id: Number(id), params, query } }
  }
  return null
}

/** Returns the URL under which users and search engines should know a page, if it differs. */
export function findCanonicalUrl(url: string): string | undefined {
  const { pathname, search } = parseUrl(url)
  const target = aliases.get(pathname)
  if (target !== undefined) return target + search
  const found = matchPage(url)
  if (!found) return undefined
  const { id, params } = found.place
  // Slugs stay encoded as they are: another encoding would be redirected again.
  const path = found.page.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? String(id) : (params[name] ?? '').toLowerCase(),
  )
  return pathname === path ? undefined : path + search
}
