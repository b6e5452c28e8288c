import {
  capitalised,
  fullName,
  href,
  offerFilters,
  offerHref,
  OFFERS_TITLE,
  paths,
  professionalFilters,
  professionalHref,
  PROFESSIONALS_TITLE,
  ratingText,
  TAGLINE,
  type Offer,
  type Trade,
} from '@plomada/domain'
import { offerCalls, professionalCalls, tradeCalls } from '@plomada/domain/calls'
import { fromSearch, withFilters } from '@plomada/domain/define'
import type { Ask } from './web.ask.ts'
import type { Head } from './web.head.ts'

/** Where a page was opened: the numbers in its path and its query. */
export interface Place {
  id: number
  query: Readonly<Record<string, unknown>>
}

/** What a page is given to describe itself with. */
interface Sources {
  /** Asks as a visitor; what the page itself will ask for first travels with it. */
  ask: Ask
  /** Asks as a visitor; the answer stays here. */
  look: Ask
  /** A published offer as a stranger may see it; null when there is none. */
  offer: (id: number) => Promise<Offer | null>
  /** An address of ours as others write it. */
  absolute: (path: string) => string
  /** A text of ours as this deployment words it; what people typed stays as it is. */
  words: (text: string) => string
}

/** A page that strangers, search engines and share previews may open. */
export interface PublicPage {
  /** Its address; `:id` stands for a number. */
  path: string
  /** Its module in the web app, so that its files are fetched together with the document. */
  module: string
  /** What it is about, once its first questions are answered; null when it is about nothing. */
  describe: (sources: Sources, place: Place) => Promise<Head | null>
}

const nameOf = (trades: readonly Trade[] | undefined, id: number | undefined) =>
  trades?.find((trade) => trade.id === id)?.name

const itemList = (items: readonly object[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
})

const landing: PublicPage = {
  path: paths.home,
  module: 'src/home/HomePage.tsx',
  async describe({ ask, absolute, words }) {
    await ask(tradeCalls.list, {})
    const target = {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(paths.offers)}?tittle={search_term_string}`,
    }
    const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' }
    return {
      title: null,
      description: words(TAGLINE),
      address: paths.home,
      data: { '@type': 'WebSite', name: 'Plomada', url: absolute(paths.home), potentialAction: action },
    }
  },
}

const offers: PublicPage = {
  path: paths.offers,
  module: 'src/offer/OffersPage.tsx',
  async describe({ ask, absolute, words }, { query }) {
    const filters = offerFilters.parse(query)
    const [list, trades] = await Promise.all([
      ask(offerCalls.list, { query: filters }),
      ask(tradeCalls.list, {}),
    ])
    const trade = nameOf(trades?.result, filters.trade)
    const where = words(filters.city ?? 'la provincia de Buenos Aires')
    return {
      title: words(OFFERS_TITLE),
      description: `Trabajos${trade ? ` de ${trade}` : ''} publicados en ${where}, con su presupuesto a la vista.`,
      // Without what is usual and without what means nothing, as the page itself writes it.
      address: withFilters(paths.offers, offerFilters, filters),
      firstPhoto: list?.result[0]?.photo,
      data: itemList(
        (list?.result ?? []).map(({ id, title, description, place }) => ({
          '@type': 'Service',
          name: capitalised(title),
          description,
          areaServed: [words(place.city), place.province].join(', '),
          url: absolute(offerHref({ id })),
        })),
      ),
    }
  },
}

const professionals: PublicPage = {
  path: paths.professionals,
  module: 'src/professional/ProfessionalsPage.tsx',
  async describe({ ask, absolute, words }, { query }) {
    const filters = professionalFilters.parse(query)
    const [list, trades] = await Promise.all([
      ask(professionalCalls.list, { query: filters }),
      ask(tradeCalls.list, {}),
    ])
    const trade = nameOf(trades?.result, filters.trade)
    const where = words(filters.city ?? 'la provincia de Buenos Aires')
    return {
      title: words(PROFESSIONALS_TITLE),
      description: `Profesionales${trade ? ` de ${trade}` : ' de todos los oficios'} en ${where}, con valoraciones de quienes ya contrataron.`,
      address: withFilters(paths.professionals, professionalFilters, filters),
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

/** The pages below open after signing in: others may see what a link to them is about, and no engine lists them. */
const offer: PublicPage = {
  path: paths.offer,
  module: 'src/offer/OfferPage.tsx',
  async describe(sources, { id }) {
    const found = await sources.offer(id)
    return (
      found && {
        title: capitalised(found.title),
        description: found.description,
        address: offerHref({ id }),
        picture: found.photo,
        isUnlisted: true,
      }
    )
  },
}

const professional: PublicPage = {
  path: paths.professional,
  module: 'src/professional/ProfessionalPage.tsx',
  async describe({ look, words }, { id }) {
    const person = (await look(professionalCalls.get, { params: { id } }))?.result
    if (person?.role !== 'professional') return null
    const trades = person.trades.map(({ name }) => name).join(', ')
    const score =
      person.averageRating === null ? '' : ` Valoración: ${ratingText(person.averageRating)} de 5.`
    return {
      title: fullName(person),
      description: `${trades || 'Profesional'} en ${words(person.place.city ?? 'Buenos Aires')}.${score}`,
      address: professionalHref({ id }),
      picture: person.photo,
      isUnlisted: true,
    }
  },
}

const trade: PublicPage = {
  path: paths.trade,
  module: 'src/trade/TradePage.tsx',
  async describe({ look, words }, { id }) {
    const found = (await look(tradeCalls.get, { params: { id } }))?.result
    if (!found) return null
    return {
      title: found.name,
      description: found.description || words(TAGLINE),
      address: href(paths.trade, { id }),
      isUnlisted: true,
    }
  },
}

/** Every page that says something of itself to whoever is not signed in. */
export const publicPages: readonly PublicPage[] = [landing, offers, professionals, offer, professional, trade]

/** The public page at an address, and where in it. */
export function pageAt(url: string): { page: PublicPage; place: Place } | null {
  // Joined and not resolved: `//x` would name another host, and `///` none.
  const { pathname, searchParams } = new URL(`http://page${url}`)
  const plain = pathname.replace(/(?<=.)\/$/, '')
  for (const page of publicPages) {
    const found = new RegExp(`^${page.path.replace(':id', '(\\d{1,9})')}$`).exec(plain)
    if (found) return { page, place: { id: Number(found[1] ?? 0), query: fromSearch(searchParams) } }
  }
  return null
}
