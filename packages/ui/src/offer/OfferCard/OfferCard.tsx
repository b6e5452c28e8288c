import { capitalised, type Offer } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { ApplyButton, type ApplyState } from '../ApplyButton/ApplyButton.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../OfferStateBadge/OfferStateBadge.tsx'

export interface OfferCardProps {
  /** The offer. */
  offer: Offer
  /** Address of its page; left out for those who may not open it. */
  href?: string | undefined
  /** How the apply button stands. */
  application: ApplyState
  /** Applies to this offer. */
  onApply: (offer: Offer) => void
  /** Loads the photo at once: for the first row of a page.
   * @default false */
  isEager?: boolean
}

const sizes = '(min-width: 64rem) 18.5rem, (min-width: 37.5rem) 50vw, 100vw'

/** An offer in the public list. The title's link takes the whole card; the button stays its own. */
export function OfferCard({ offer, href, application, onApply, isEager = false }: OfferCardProps) {
  const title = capitalised(offer.title)
  return (
    <article className={href === undefined ? css.card : css.lifted}>
      <OfferPhoto photo={offer.photo} sizes={sizes} isEager={isEager} />
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
          <Text size="small" tone="muted" lines={2}>
            {offer.description === '' ? offerCopy.noDescription : capitalised(offer.description)}
          </Text>
        </div>
        <div>
          <span className={css.label}>
            <Words>{offerCopy.client}</Words>
          </span>
          <div className={css.who}>
            <Avatar name={offer.owner.firstName} id={offer.owner.id} photo={offer.owner.photo} size="small" />
            <span className={css.name}>{offer.owner.firstName}</span>
            <span className={css.atEnd}>
              <Icon name="pin" size="sm" />
              {offer.place.city}
            </span>
          </div>
        </div>
      </div>
      <div className={css.foot}>
        <span>
          <VisuallyHidden>{`${offerCopy.budget}: `}</VisuallyHidden>
          <Money amount={offer.budget} size="price" />
        </span>
        <span className={css.action}>
          <ApplyButton application={application} title={title} onApply={() => onApply(offer)} />
        </span>
      </div>
    </article>
  )
}
