'use client'
import { capitalised, CARD_PHOTO_SIZES, type Offer } from '@plomada/domain'
import { Money } from '../../base/Money/Money.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { ApplyButton, type ApplyState } from '../ApplyButton/ApplyButton.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferClient } from '../OfferClient/OfferClient.tsx'

export interface OfferCardProps {
  /** The offer. */
  offer: Offer
  /** Address of its page; left out for those who may not open it. */
  href?: string | undefined
  /** How the apply button stands. */
  application: ApplyState
  /** Applies to this offer. */
  onApply: (offer: Offer) => void
  /** Loads the photo at once: for the first row of a page.
   * @default false */
  isEager?: boolean
}

// Made once, as in CardShell.
const budgetLabel = <VisuallyHidden>{`${offerCopy.budget}: `}</VisuallyHidden>

/** An offer in the public list. The title's link takes the whole card; the button stays its own. */
export function OfferCard({ offer, href, application, onApply, isEager = false }: OfferCardProps) {
  return (
    <CardShell
      offer={offer}
      href={href}
      sizes={CARD_PHOTO_SIZES}
      isEager={isEager}
      lines={2}
      facts={<OfferClient offer={offer} />}
    >
      <div className={css.foot}>
        <span>
          {budgetLabel}
          <Money amount={offer.budget} size="price" />
        </span>
        <span className={css.action}>
          <ApplyButton
            application={application}
            title={capitalised(offer.title)}
            onApply={() => onApply(offer)}
          />
        </span>
      </div>
    </CardShell>
  )
}
