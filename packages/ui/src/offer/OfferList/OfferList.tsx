import { memo } from 'react'
import type { Offer } from '@plomada/domain'
import { Cards } from '../../layout/index.ts'
import type { ApplyState } from '../ApplyButton/ApplyButton.tsx'
import { offerCopy } from '../offer.copy.ts'
import { OfferCard } from '../OfferCard/OfferCard.tsx'
import { OfferCardSkeleton } from '../OfferCardSkeleton/OfferCardSkeleton.tsx'
import { OffersNotFound } from '../OffersNotFound/OffersNotFound.tsx'

export interface OfferListProps {
  /** The offers of this page; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Address of an offer's page; left out for those who may not open it. */
  hrefFor?: ((offer: Offer) => string) | undefined
  /** How the apply button of an offer stands for whoever looks. */
  applicationFor: (offer: Offer) => ApplyState
  /** Applies to an offer. */
  onApply: (offer: Offer) => void
  /** Takes every filter off. */
  onClear?: () => void
  /** Whether the offers could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry?: () => void
  /** Which page of the list this is; after another one the focus goes to where it begins. */
  page?: number
}

// Another filter or page draws the list twice, and the first time its cards are still the old ones.
const Card = memo(OfferCard)

/** Cards of the first row, whose photos are on screen when the page opens. */
const FIRST_ROW = 3

/** The public list of offers. */
export function OfferList({ offers, hrefFor, applicationFor, onApply, onClear, ...rest }: OfferListProps) {
  const first = new Set(offers?.slice(0, FIRST_ROW))
  return (
    <Cards
      {...rest}
      isHandedOn
      of={offers}
      skeleton={<OfferCardSkeleton />}
      each={(offer) => (
        <Card
          offer={offer}
          href={hrefFor?.(offer)}
          application={applicationFor(offer)}
          onApply={onApply}
          isEager={first.has(offer)}
        />
      )}
      empty={<OffersNotFound onClear={onClear} />}
      none={offerCopy.none}
    />
  )
}
