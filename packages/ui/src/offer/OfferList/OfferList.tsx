'use client'
import { memo } from 'react'
import type { Offer } from '@plomada/domain'
import { Cards, type CardsProps } from '../../layout/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import type { ApplyState } from '../ApplyButton/ApplyButton.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferCard } from '../OfferCard/OfferCard.tsx'
import { OfferCardSkeleton } from '../OfferCardSkeleton/OfferCardSkeleton.tsx'
import { OffersNotFound } from '../OffersNotFound/OffersNotFound.tsx'

export interface OfferListProps extends Pick<CardsProps<Offer>, 'hasFailed' | 'onRetry' | 'page'> {
  /** Offers of the current page; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Returns the address of an offer. Omit it if the viewer cannot open offers. */
  hrefFor?: ((offer: Offer) => string) | undefined
  /** Returns the state of the apply button of an offer. */
  applicationFor: (offer: Offer) => ApplyState
  /** Called when the user applies to an offer. */
  onApply: (offer: Offer) => void
  /** Clears all filters. */
  onClear?: () => void
  /** Loads no photo before it approaches the viewport. Set it for a list that is not at the top of its page.
   * @default false */
  isBelowFold?: boolean
}

// A new filter or page renders the list twice, first with the same cards.
const Card = memo(OfferCard)

/** Renders the public list of offers. */
export function OfferList(props: OfferListProps) {
  const { offers, hrefFor, applicationFor, onApply, onClear, isBelowFold = false, ...rest } = props
  const t = useOverride()
  return (
    <Cards
      {...rest}
      items={offers}
      skeleton={<OfferCardSkeleton />}
      renderItem={(offer) => (
        <Card
          offer={offer}
          href={hrefFor?.(offer)}
          application={applicationFor(offer)}
          onApply={onApply}
          // On a phone, only the first card is visible when the page opens.
          isEager={!isBelowFold && offer === offers?.[0]}
        />
      )}
      empty={<OffersNotFound onClear={onClear} />}
      emptyTitle={t(offerMessages.none)}
    />
  )
}
