import { capitalize, type Offer } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OfferPhoto } from '../../offer/OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import { dashboardMessages } from '../dashboard.messages.ts'
import { EmptySection, Section } from '../Section/Section.tsx'
import * as css from './LatestOffer.css.ts'

export interface LatestOfferProps {
  /** The newest offer, or null if there is none. */
  offer: Offer | null
  /** URL of the offer. */
  href?: string | undefined
}

/** Renders the newest offer. */
export const LatestOffer = ({ offer, href }: LatestOfferProps) => (
  <Section
    title={dashboardMessages.latestOffer}
    aside={offer === null ? undefined : <OfferStateBadge state={offer.state} />}
  >
    {offer === null ? (
      <EmptySection>{dashboardMessages.noOffers}</EmptySection>
    ) : (
      <Body offer={offer} href={href} />
    )}
  </Section>
)

const Body = ({ offer, href }: { offer: Offer; href: string | undefined }) => (
  <div className={css.offer}>
    <div className={css.photo}>
      <OfferPhoto photo={offer.photo} shape="fill" sizes="7rem" />
    </div>
    <div className={css.body}>
      <Heading level={3}>
        <OptionalLink href={href}>
          <span className={css.title}>{capitalize(offer.title)}</span>
        </OptionalLink>
      </Heading>
      <p className={css.facts}>
        {offer.owner.firstName} · <Message>{offer.place.city}</Message> · <Day date={offer.publishedAt} />
      </p>
      <Money amount={offer.budget} size="price" />
    </div>
  </div>
)
