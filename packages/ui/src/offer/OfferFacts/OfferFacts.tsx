import type { Offer } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Day } from '../../base/Day/Day.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as offerMessages from '../offer.messages.ts'
import * as css from './OfferFacts.css.ts'

interface OfferFactsProps {
  /** The offer. */
  offer: Pick<Offer, 'budget' | 'publishedAt'> & Partial<Pick<Offer, 'agreedAmount' | 'net'>>
  /** Shows larger figures, the date first. For the detail page.
   * @default false */
  isLarge?: boolean
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>
      <Message>{term}</Message>
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)

/** Renders budget and publication date side by side. */
export const OfferFacts = ({ offer, isLarge = false }: OfferFactsProps) => {
  const { agreedAmount, net } = offer
  const published = (
    <Fact term={offerMessages.published}>
      <Day date={offer.publishedAt} />
    </Fact>
  )
  return (
    <dl className={isLarge ? css.largeFacts : css.facts}>
      {isLarge && published}
      <Fact term={offerMessages.budget}>
        <Money amount={offer.budget} size={isLarge ? 'large' : 'price'} />
      </Fact>
      {agreedAmount != null && agreedAmount !== offer.budget && (
        <Fact term={offerMessages.agreedPrice}>
          <Money amount={agreedAmount} size={isLarge ? 'large' : 'price'} />
        </Fact>
      )}
      {net != null && net > 0 && (
        <Fact term={offerMessages.net}>
          <Money amount={net / 100} size={isLarge ? 'large' : 'price'} />
        </Fact>
      )}
      {!isLarge && published}
    </dl>
  )
}
