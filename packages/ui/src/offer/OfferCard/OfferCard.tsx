'use client'
import { capitalize, type Offer } from '@plomada/domain'
import { Money } from '../../base/Money/Money.tsx'
import { ApplyButton, type ApplyState } from '../ApplyButton/ApplyButton.tsx'
import { BudgetLabel } from '../CardShell/BudgetLabel.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { OfferClient } from '../OfferClient/OfferClient.tsx'

export interface OfferCardProps {
  /** The offer. */
  offer: Offer
  /** Address of the offer. Omit it if the viewer cannot open the offer. */
  href?: string | undefined
  /** State of the apply button. */
  application: ApplyState
  /** Called when the user applies. */
  onApply: (offer: Offer) => void
  /** Loads the photo immediately. Set it for the first card of a page.
   * @default false */
  isEager?: boolean
}

// A constant, as in CardShell.
const budgetLabel = <BudgetLabel />

/** Renders an offer in the public list. The link of the title covers the card, except for the apply button. */
export function OfferCard({ offer, href, application, onApply, isEager = false }: OfferCardProps) {
  return (
    <CardShell offer={offer} href={href} isEager={isEager} lines={2} facts={<OfferClient offer={offer} />}>
      <div className={css.foot}>
        <span>
          {budgetLabel}
          <Money amount={offer.budget} size="price" />
        </span>
        <span className={css.action}>
          <ApplyButton
            application={application}
            title={capitalize(offer.title)}
            onApply={() => onApply(offer)}
          />
        </span>
      </div>
    </CardShell>
  )
}
