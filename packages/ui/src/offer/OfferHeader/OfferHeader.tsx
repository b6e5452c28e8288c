'use client'
import { fullName, residence, type Offer, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OfferHeader.css.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface OfferHeaderProps {
  /** The offer. */
  offer: Pick<Offer, 'title' | 'owner' | 'place' | 'state'>
}

/** The head of an offer's page: what is asked, by whom and where; and its state, once it takes no more applicants. */
export const OfferHeader = ({ offer: { title, owner, place, state } }: OfferHeaderProps) => {
  const words = useWords()
  return (
    <header className={css.header} data-surface="inverse">
      <Avatar name={fullName(owner)} id={owner.id} photo={smallPhoto(owner.photo)} size="large" />
      <div className={css.words}>
        <Heading level={1} size="detail">
          {title}
        </Heading>
        <div className={css.facts}>
          {state !== 'pendiente' && <OfferStateBadge state={state} />}
          <span className={css.fact}>
            <Icon picture={icons.user} size="md" />
            {fullName(owner)}
          </span>
          <span className={css.fact}>
            <Icon picture={icons.pin} size="md" />
            {residence(place, words)}
          </span>
        </div>
      </div>
    </header>
  )
}
