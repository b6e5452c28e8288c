'use client'
import { capitalised, type Offer } from '@plomada/domain'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { offerCopy } from '../offer.copy.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OwnOfferList.css.ts'
import { useWords } from '../../provider/index.ts'

export interface OwnOfferListProps {
  /** One's own offers; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Which one is shown beside the list. */
  selectedId: number | null
  /** Shows another one. */
  onSelect: (offer: Offer) => void
}

/** One's own offers as picture cards to choose from. */
export const OwnOfferList = ({ offers, selectedId, onSelect }: OwnOfferListProps) => {
  const words = useWords()
  return offers ? (
    <ul className={css.list} aria-label={words(offerCopy.own)}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <button
            type="button"
            className={css.item}
            aria-pressed={offer.id === selectedId}
            onClick={() => onSelect(offer)}
          >
            <span className={css.thumb}>
              <OfferPhoto photo={offer.photo} shape="square" sizes="5.5rem" />
            </span>
            <span className={css.words}>
              <span className={css.title}>{capitalised(offer.title)}</span>
              <OfferStateBadge state={offer.state} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  ) : (
    <div className={css.list}>
      <VisuallyHidden isStatus>{offerCopy.loading}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <div key={place} className={css.item} aria-hidden="true">
          <span className={css.thumb}>
            <Skeleton shape="photo" />
          </span>
          <span className={css.words}>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </span>
        </div>
      ))}
    </div>
  )
}
