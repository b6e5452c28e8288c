import {
  capitalize,
  formatPesos,
  isOpenOffer,
  offerFilters,
  offerHref,
  OFFERS_TITLE,
  paths,
} from '@plomada/domain'
import { offerCalls, questionCalls, tradeCalls } from '@plomada/domain/calls'
import { withFilters } from '@plomada/domain/contract'
import { type PageDocument, adminArea, findTradeName, type PublicPage } from '../web/pageDocument.ts'
import { describeOffer, itemList } from '../web/structuredData.ts'
import { shareCardPath } from '../web/shareCard/shareCard.content.ts'

const offers: PublicPage = {
  path: paths.offers,
  modules: ['src/offer/OffersPage.tsx'],
  async describe({ preload, absolute, message }, { query }) {
    const filters = offerFilters.parse(query)
    const [list, trades] = await Promise.all([
      preload(offerCalls.list, { query: filters }),
      preload(tradeCalls.list, {}),
    ])
    const trade = findTradeName(trades?.result, filters.trade)
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

const ownOffers = 'src/offer/OwnOffersPage.tsx'
const adminOffers = 'src/offer/AdminOffersPage.tsx'

export const documents: readonly PageDocument[] = [
  offers,
  offer,
  { path: paths.createOffer, modules: ['src/offer/CreateOfferPage.tsx'] },
  { path: paths.editOffer, modules: ['src/offer/EditOfferPage.tsx'] },
  { path: paths.renewOffer, modules: ['src/offer/RenewOfferPage.tsx'] },
  { path: paths.clientOffers, modules: [ownOffers] },
  { path: paths.professionalOffers, modules: [ownOffers] },
  { path: paths.assignments, modules: ['src/offer/AssignmentsPage.tsx'] },
  { path: paths.applications, modules: ['src/offer/ApplicationsPage.tsx'] },
  { path: paths.adminOffers, modules: [adminArea, adminOffers] },
  { path: paths.runningOffers, modules: [adminArea, adminOffers] },
  { path: paths.finishedOffers, modules: [adminArea, adminOffers] },
]
