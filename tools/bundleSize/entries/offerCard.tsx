import type { Offer } from '@plomada/domain'
import { OfferCard } from '@plomada/ui/OfferCard'

/** An app that uses only the offer card. */
export const app = (offer: Offer) => (
  <OfferCard offer={offer} href={`/services/${offer.id}`} application="open" onApply={() => undefined} />
)
