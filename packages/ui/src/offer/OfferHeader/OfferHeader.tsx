'use client'
import {
  fullName,
  formatResidence,
  isOpenOffer,
  type Offer,
  type OfferPreview,
  smallPhoto,
} from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'
import * as css from './OfferHeader.css.ts'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { addressForHired } from '../offer.detail.messages.ts'

export interface OfferHeaderProps {
  /** The offer, or its preview, which has no owner. */
  offer: Pick<Offer, 'title' | 'owner' | 'place' | 'state' | 'phase' | 'addressVisibility'> | OfferPreview
}

/**
 * Renders the header of an offer: title, client and place, and the state when it no longer accepts applicants. The header
 * of a preview has the trades in place of the client.
 */
export const OfferHeader = ({ offer }: OfferHeaderProps) => {
  const t = useOverride()
  const { title, place, state } = offer
  return (
    <header className={css.header} data-surface="inverse">
      {'owner' in offer ? (
        <Avatar
          name={fullName(offer.owner)}
          seed={offer.owner.id}
          photo={smallPhoto(offer.owner.photo)}
          size="large"
        />
      ) : (
        <Avatar name={title} seed={offer.id} size="large">
          <span className={css.trade}>
            <Icon icon={getTradeIconNode(offer.trades[0]?.name ?? '')} size="lg" />
          </span>
        </Avatar>
      )}
      <div className={css.text}>
        <Heading level={1} size="detail">
          {title}
        </Heading>
        <div className={css.facts}>
          {!isOpenOffer(offer) && (
            <OfferStateBadge state={state} {...('phase' in offer && { phase: offer.phase })} />
          )}
          <span className={css.fact}>
            <Icon icon={'owner' in offer ? icons.user : icons.wrench} size="md" />
            {'owner' in offer ? fullName(offer.owner) : offer.trades.map(({ name }) => name).join(', ')}
          </span>
          <span className={css.fact}>
            <Icon icon={icons.pin} size="md" />
            {formatResidence({ address: null, ...place }, t)}
          </span>
          {'owner' in offer && offer.addressVisibility === 'hired' && (
            <span className={css.fact}>
              <Message>{addressForHired}</Message>
            </span>
          )}
        </div>
      </div>
    </header>
  )
}
