import { smallPhoto, type Offer } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as css from '../card.css.ts'
import * as offerMessages from '../offer.messages.ts'

interface OfferClientProps {
  /** The offer. */
  offer: Pick<Offer, 'owner' | 'place'>
}

// Constants, as in CardShell.
const clientLabel = (
  <span className={css.label}>
    <Message>{offerMessages.client}</Message>
  </span>
)
const pin = <Icon icon={icons.pin} size="sm" />

/** Renders the first name of the client and the city. */
export const OfferClient = ({ offer: { owner, place } }: OfferClientProps) => (
  <div>
    {clientLabel}
    <div className={css.person}>
      <Avatar name={owner.firstName} seed={owner.id} photo={smallPhoto(owner.photo)} size="small" />
      <span className={css.name}>{owner.firstName}</span>
      <span className={css.atEnd}>
        {pin}
        <Message>{place.city}</Message>
      </span>
    </div>
  </div>
)
