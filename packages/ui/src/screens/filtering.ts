import type { Offer, OfferFilters, OwnOfferFilters, ProfessionalFilters, User } from '@plomada/domain'
import { fullName } from '@plomada/domain'

/** A part of a list, as the server answers it. */
export interface Part<Row> {
  /** The rows of the page. */
  rows: Row[]
  /** How many rows there are in all. */
  total: number
  /** How many pages that makes. */
  pages: number
}

/** The page that some filters ask for. */
export const partOf = <Row>(
  all: Row[],
  { page, pageSize }: { page: number; pageSize: number },
): Part<Row> => ({
  rows: all.slice((page - 1) * pageSize, page * pageSize),
  total: all.length,
  pages: Math.ceil(all.length / pageSize),
})

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** Whether a text holds the searched one, whatever its accents and capitals. */
export const says = (text: string, wanted: string | undefined) =>
  wanted === undefined || plain(text).includes(plain(wanted))
const is = <Value>(value: Value, wanted: Value | undefined) => wanted === undefined || value === wanted

type AnyOfferFilters = Partial<Pick<OfferFilters, 'trade' | 'city' | 'except'>> &
  Partial<Pick<OwnOfferFilters, 'title' | 'state' | 'order'>>

/** The offers that pass, by date of publication. */
export const passingOffers = (offers: readonly Offer[], filters: AnyOfferFilters): Offer[] => {
  const { title, trade, city, except, state, order = 'DESC' } = filters
  const sign = order === 'DESC' ? -1 : 1
  return offers
    .filter(
      (offer) =>
        says(offer.title, title) &&
        (trade === undefined || offer.trades.some(({ id }) => id === trade)) &&
        is<string>(offer.place.city, city) &&
        is(offer.state, state) &&
        offer.id !== except,
    )
    .toSorted((a, b) => sign * (a.publishedAt.getTime() - b.publishedAt.getTime()))
}

/** The professionals that pass, by rating; who has none comes last. */
export const passingProfessionals = (people: readonly User[], filters: ProfessionalFilters): User[] => {
  const { name, trade, city, shift, days, ratingOrder } = filters
  const sign = ratingOrder === 'ASC' ? 1 : -1
  return people
    .filter(
      (person) =>
        says(fullName(person), name) &&
        (trade === undefined || person.trades.some(({ id }) => id === trade)) &&
        is<string | null>(person.place.city, city) &&
        is(person.shift, shift) &&
        (days === undefined || days.some((day) => person.days.includes(day))),
    )
    .toSorted(
      (a, b) =>
        Number(a.averageRating === null) - Number(b.averageRating === null) ||
        sign * ((a.averageRating ?? 0) - (b.averageRating ?? 0)),
    )
}
