import { capitalised, type Offer, residence } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferFacts } from '../OfferFacts/OfferFacts.tsx'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'

export interface AssignmentCardProps {
  /** The offer that one was accepted for. */
  offer: Offer
  /** Address of its page. */
  href?: string | undefined
}

/** A job that one was accepted for. */
export function AssignmentCard({ offer, href }: AssignmentCardProps) {
  const title = capitalised(offer.title)
  return (
    <article className={href === undefined ? css.card : css.lifted}>
      <OfferPhoto photo={offer.photo} sizes="(min-width: 64rem) 18.75rem, (min-width: 37.5rem) 50vw, 100vw" />
      <span className={css.state}>
        <OfferStateBadge state={offer.state} />
      </span>
      <div className={css.body}>
        <h3 className={css.title}>
          {href === undefined ? (
            title
          ) : (
            <Anchor href={href} className={css.link}>
              {title}
            </Anchor>
          )}
        </h3>
        <div>
          <span className={css.label}>
            <Words>{offerCopy.work}</Words>
          </span>
          <Text size="small" tone="muted">
            {offer.description === '' ? offerCopy.noDescription : capitalised(offer.description)}
          </Text>
        </div>
        <span className={css.where}>
          <Icon name="pin" size="sm" label={offerCopy.place} />
          {residence(offer.place)}
        </span>
      </div>
      <div className={css.facts}>
        <OfferFacts offer={offer} />
      </div>
    </article>
  )
}
