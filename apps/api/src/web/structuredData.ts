import {
  capitalize,
  isOpenOffer,
  offerHref,
  OFFERS_TITLE,
  paths,
  fullName,
  professionalHref,
  PROFESSIONALS_TITLE,
  tradeOffersHref,
  tradeProfessionalsHref,
  type OfferPreview,
  type ProfessionalPreview,
  type TradeRef,
} from '@plomada/domain'

/** Converts paths to URLs, and texts of the product to their overrides. */
interface Context {
  absolute: (path: string) => string
  message: (text: string) => string
}

type Step = readonly [name: string, path: string]

/** Returns an object of schema.org that lists items in order. */
export const itemList = (items: readonly object[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
})

const breadcrumbs = (steps: readonly Step[], { absolute }: Context) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})

/** Returns the step of the first trade, which most items have alone. */
const tradeStep = ([trade]: readonly TradeRef[], href: (trade: TradeRef) => string): Step[] =>
  trade ? [[trade.name, href(trade)]] : []

// Previews cannot load data URLs, and neither can search engines.
const image = (photo: string | null, { absolute }: Context) =>
  photo === null || photo.startsWith('data:') ? {} : { image: absolute(photo) }

const names = (trades: readonly TradeRef[]) => trades.map(({ name }) => name)

/** Describes an offer: the requested service with the budget as its price. */
export function describeOffer(offer: OfferPreview, context: Context): object {
  const { absolute, message } = context
  const url = absolute(offerHref(offer))
  const steps: Step[] = [
    [message(OFFERS_TITLE), paths.offers],
    ...tradeStep(offer.trades, tradeOffersHref),
    [capitalize(offer.title), offerHref(offer)],
  ]
  const service = {
    '@type': 'Service',
    name: capitalize(offer.title),
    description: offer.description,
    serviceType: names(offer.trades),
    areaServed: { '@type': 'City', name: [message(offer.place.city), offer.place.province].join(', ') },
    url,
    ...image(offer.photo, context),
    offers: {
      '@type': 'Offer',
      price: offer.budget,
      priceCurrency: 'ARS',
      availability: `https://schema.org/${isOpenOffer(offer) ? 'InStock' : 'SoldOut'}`,
      validFrom: offer.publishedAt.toISOString(),
      url,
    },
  }
  return { '@graph': [service, breadcrumbs(steps, context)] }
}

/** Describes a professional. The rating belongs to a business: people have none in schema.org. */
export function describeProfessional(professional: ProfessionalPreview, context: Context): object {
  const { absolute, message } = context
  const { averageRating, reviewCount, place } = professional
  const name = fullName(professional)
  const url = absolute(professionalHref(professional))
  const steps: Step[] = [
    [message(PROFESSIONALS_TITLE), paths.professionals],
    ...tradeStep(professional.trades, tradeProfessionalsHref),
    [name, professionalHref(professional)],
  ]
  const address = {
    '@type': 'PostalAddress',
    ...(place.city !== null && { addressLocality: message(place.city) }),
    ...(place.province !== null && { addressRegion: place.province }),
    addressCountry: 'AR',
  }
  const person = {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle: names(professional.trades),
    url,
    address,
    ...image(professional.photo, context),
    ...(professional.description && { description: professional.description }),
  }
  const business = {
    '@type': 'LocalBusiness',
    name,
    url,
    address,
    employee: { '@id': person['@id'] },
    ...image(professional.photo, context),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(averageRating?.toFixed(1)),
      ratingCount: reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  }
  const page = { '@type': 'ProfilePage', url, mainEntity: person }
  return {
    '@graph': [page, ...(averageRating === null ? [] : [business]), breadcrumbs(steps, context)],
  }
}
