'use client'
import { type Offer, residence } from '@plomada/domain'
import { Icon } from '../../base/Icon/Icon.tsx'
import { CardShell } from '../CardShell/CardShell.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface AssignmentCardProps {
  /** The offer that one was accepted for. */
  offer: Offer
  /** Address of its page. */
  href?: string | undefined
}

const sizes = '(min-width: 64rem) 18.75rem, (min-width: 37.5rem) 50vw, 100vw'

/** A job that one was accepted for. */
export const AssignmentCard = ({ offer, href }: AssignmentCardProps) => {
  const words = useWords()
  return (
    <CardShell
      offer={offer}
      href={href}
      sizes={sizes}
      facts={
        <span className={css.address}>
          <Icon picture={icons.pin} size="sm" label={offerCopy.place} />
          {residence(offer.place, words)}
        </span>
      }
    >
      <div className={css.facts}>
        <OfferFacts offer={offer} />
      </div>
    </CardShell>
  )
}
