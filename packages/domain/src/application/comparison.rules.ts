import { cityDistance } from '../catalogues/cityDistance.ts'
import type { Application } from './application.ts'
import { getAmount, isOpenApplication, PINNED_MAXIMUM } from './application.rules.ts'

/** What a client can order the applicants of an offer by. */
export const comparisonOrders = ['price', 'rating', 'distance', 'availability'] as const
export type ComparisonOrder = (typeof comparisonOrders)[number]

interface ComparedOffer {
  budget: number
  place: { city: string }
}

type Key = (application: Application, offer: ComparedOffer) => number | string | null

/** The value that each order compares, ascending; null comes last. */
const keys: Record<ComparisonOrder, Key> = {
  price: getAmount,
  rating: ({ professional: { averageRating } }) => (averageRating === null ? null : -averageRating),
  distance: ({ professional }, offer) => cityDistance(professional.city, offer.place.city),
  availability: ({ availableFrom }) => availableFrom,
}

function compareKeys(one: number | string | null, other: number | string | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}

/** Returns the applications in an order: pinned ones first and closed ones last. Equal ones keep their order. */
export function sortApplications(
  applications: readonly Application[],
  offer: ComparedOffer,
  { order, pinnedIds }: { order: ComparisonOrder | null; pinnedIds: readonly number[] },
): Application[] {
  const rank = (one: Application) => {
    if (pinnedIds.includes(one.professional.id)) return 0
    return isOpenApplication(one) || one.state === 'accepted' ? 1 : 2
  }
  return applications.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (order === null ? 0 : compareKeys(keys[order](one, offer), keys[order](other, offer))),
  )
}

/** Returns the pinned ids after a click on a pin. At most four are pinned: a fifth has no effect. */
export function togglePin(pinnedIds: readonly number[], id: number): readonly number[] {
  if (pinnedIds.includes(id)) return pinnedIds.filter((one) => one !== id)
  return pinnedIds.length < PINNED_MAXIMUM ? [...pinnedIds, id] : pinnedIds
}
