import { type Offer, residence } from '@plomada/domain'
import { Icon } from '../../base/Icon/Icon.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'

export interface AssignmentCardProps {
  /** The offer that one was accepted for. */
  offer: Offer
  /** Address of its page. */
  href?: string | undefined
}

const sizes = '(min-width: 64rem) 18.75rem, (min-width: 37.5rem) 50vw, 100vw'

/** A job that one was accepted for. */
export const AssignmentCard = ({ offer, href }: AssignmentCardProps) => (
  <CardShell
    offer={offer}
    href={href}
    sizes={sizes}
    facts={
      <span className={css.where}>
        <Icon name="pin" size="sm" label={offerCopy.place} />
        {residence(offer.place)}
      </span>
    }
  >
    <div className={css.facts}>
      <OfferFacts offer={offer} />
    </div>
  </CardShell>
)
