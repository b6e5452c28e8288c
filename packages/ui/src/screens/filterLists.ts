import { fullName, type Offer, type OwnOfferFilters, type OfferFilters } from '@plomada/domain'
import type { ProfessionalFilters, User } from '@plomada/domain'

/** Returns one page of a list and the totals, as the server does. */
export const takePage = <Item>(all: Item[], { page, pageSize }: { page: number; pageSize: number }) => ({
  items: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  pages: Math.ceil(all.length / pageSize),
})

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Checks that a text contains the searched one, ignoring accents and case. Without a search every text matches. */
export const includesText = (text: string, search: string | undefined) =>
  search === undefined || normalize(text).includes(normalize(search))
/** Checks a value against a filter. A filter without a value matches everything. */
export const matches = <Value>(value: Value, filter: Value | undefined) =>
  filter === undefined || value === filter

type AnyOfferFilters = Partial<Pick<OfferFilters, 'trade' | 'city' | 'except'>> &
  Partial<Pick<OwnOfferFilters, 'title' | 'state' | 'order'>>

/** Returns the offers that match, sorted by publication date. */
export const filterOffers = (offers: readonly Offer[], filters: AnyOfferFilters): Offer[] => {
  const { title, trade, city, except, state, order = 'DESC' } = filters
  const sign = order === 'DESC' ? -1 : 1
  return offers
    .filter(
      (offer) =>
        includesText(offer.title, title) &&
        (trade === undefined || offer.trades.some(({ id }) => id === trade)) &&
        matches<string>(offer.place.city, city) &&
        matches(offer.state, state) &&
        offer.id !== except,
    )
    .toSorted((a, b) => sign * (a.publishedAt.getTime() - b.publishedAt.getTime()))
}

/** Returns the professionals that match, sorted by rating; those without a rating are last. */
export const filterProfessionals = (people: readonly User[], filters: ProfessionalFilters): User[] => {
  const { name, trade, city, shift, days, ratingOrder } = filters
  const sign = ratingOrder === 'ASC' ? 1 : -1
  return people
    .filter(
      (person) =>
        includesText(fullName(person), name) &&
        (trade === undefined || person.trades.some(({ id }) => id === trade)) &&
        matches<string | null>(person.place.city, city) &&
        matches(person.shift, shift) &&
        (days === undefined || days.some((day) => person.days.includes(day))),
    )
    .toSorted(
      (a, b) =>
        Number(a.averageRating === null) - Number(b.averageRating === null) ||
        sign * ((a.averageRating ?? 0) - (b.averageRating ?? 0)),
    )
}
