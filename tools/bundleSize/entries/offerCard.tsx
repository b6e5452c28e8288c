import type { Offer } from '@plomada/domain'
import { OfferCard } from '@plomada/ui/OfferCard'

/** A product that shows offers, and nothing else of the library. */
export const app = (offer: Offer) => (
  <OfferCard offer={offer} href={`/services/${offer.id}`} application="open" onApply={() => undefined} />
)
