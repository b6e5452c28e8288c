import type { Offer } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Day } from '../../base/Day/Day.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { offerCopy } from '../offer.copy.ts'
import * as css from './OfferFacts.css.ts'

interface OfferFactsProps {
  /** The offer. */
  offer: Pick<Offer, 'budget' | 'publishedAt'>
  /** Larger figures, for a page of its own.
   * @default false */
  isLarge?: boolean
}

interface FactProps {
  term: string
  children: ReactNode
}

const Fact = ({ term, children }: FactProps) => (
  <div className={css.fact}>
    <dt className={css.term}>
      <Words>{term}</Words>
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)

/** Budget and day of publication side by side; the day first on a page of its own. */
export const OfferFacts = ({ offer, isLarge = false }: OfferFactsProps) => {
  const published = (
    <Fact term={offerCopy.published}>
      <Day date={offer.publishedAt} />
    </Fact>
  )
  return (
    <dl className={isLarge ? css.largeFacts : css.facts}>
      {isLarge && published}
      <Fact term={offerCopy.budget}>
        <Money amount={offer.budget} size={isLarge ? 'large' : 'price'} />
      </Fact>
      {!isLarge && published}
    </dl>
  )
}
