import { capitalised, type Offer } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { OfferPhoto } from '../../offer/OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import { dashboardCopy } from '../dashboard.copy.ts'
import { Section } from '../Section/Section.tsx'
import * as css from './LatestOffer.css.ts'

export interface LatestOfferProps {
  /** The offer published last; null while there is none. */
  offer: Offer | null
  /** Address of its page. */
  href?: string | undefined
}

/** The offer published last. */
export const LatestOffer = ({ offer, href }: LatestOfferProps) => (
  <Section
    title={dashboardCopy.latestOffer}
    aside={offer === null ? undefined : <OfferStateBadge state={offer.state} />}
  >
    {offer === null ? (
      <p className={css.empty}>
        <Words>{dashboardCopy.noOffers}</Words>
      </p>
    ) : (
      <Body offer={offer} href={href} />
    )}
  </Section>
)

const Body = ({ offer, href }: { offer: Offer; href: string | undefined }) => {
  const title = <span className={css.title}>{capitalised(offer.title)}</span>
  return (
    <div className={css.offer}>
      <div className={css.photo}>
        <OfferPhoto photo={offer.photo} shape="fill" sizes="7rem" />
      </div>
      <div className={css.words}>
        <Heading level={3}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} tone="plain">
              {title}
            </Link>
          )}
        </Heading>
        <p className={css.facts}>
          {offer.owner.firstName} · <Words>{offer.place.city}</Words> · <Day date={offer.publishedAt} />
        </p>
        <Money amount={offer.budget} size="price" />
      </div>
    </div>
  )
}
