'use client'
import { fullName, formatResidence, type Offer, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OfferHeader.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

export interface OfferHeaderProps {
  /** The offer. */
  offer: Pick<Offer, 'title' | 'owner' | 'place' | 'state'>
}

/** Renders the header of an offer: title, client and place, and the state when it no longer accepts applicants. */
export const OfferHeader = ({ offer: { title, owner, place, state } }: OfferHeaderProps) => {
  const t = useOverride()
  return (
    <header className={css.header} data-surface="inverse">
      <Avatar name={fullName(owner)} seed={owner.id} photo={smallPhoto(owner.photo)} size="large" />
      <div className={css.text}>
        <Heading level={1} size="detail">
          {title}
        </Heading>
        <div className={css.facts}>
          {state !== 'pendiente' && <OfferStateBadge state={state} />}
          <span className={css.fact}>
            <Icon icon={icons.user} size="md" />
            {fullName(owner)}
          </span>
          <span className={css.fact}>
            <Icon icon={icons.pin} size="md" />
            {formatResidence(place, t)}
          </span>
        </div>
      </div>
    </header>
  )
}
