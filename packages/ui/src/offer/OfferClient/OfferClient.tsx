import { smallPhoto, type Offer } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Words } from '../../base/Words/Words.tsx'
import * as css from '../card.css.ts'
import { offerCopy } from '../offer.copy.ts'

interface OfferClientProps {
  /** The offer. */
  offer: Pick<Offer, 'owner' | 'place'>
}

// Made once, as in CardShell.
const clientLabel = (
  <span className={css.label}>
    <Words>{offerCopy.client}</Words>
  </span>
)
const pin = <Icon picture={icons.pin} size="sm" />

/** Who published an offer, by the first name, and in which city. Not exported. */
export const OfferClient = ({ offer: { owner, place } }: OfferClientProps) => (
  <div>
    {clientLabel}
    <div className={css.who}>
      <Avatar name={owner.firstName} id={owner.id} photo={smallPhoto(owner.photo)} size="small" />
      <span className={css.name}>{owner.firstName}</span>
      <span className={css.atEnd}>
        {pin}
        <Words>{place.city}</Words>
      </span>
    </div>
  </div>
)
