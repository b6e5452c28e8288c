import { capitalised, type Offer, SUGGESTIONS_SHOWN } from '@plomada/domain'
import { useId } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Pager } from '../../base/Pager/Pager.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { offerCopy } from '../offer.copy.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import * as css from './SuggestedOffers.css.ts'
import { Words } from '../../base/Words/Words.tsx'

export interface SuggestedOffersProps {
  /** Offers of the same trade, five at most; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Address of an offer's page. */
  hrefFor: (offer: Offer) => string
  /** The page on screen, from 1. */
  page: number
  /** How many pages there are. */
  pages: number
  /** Address of a page of suggestions. */
  hrefForPage: (page: number) => string
  /** Called with the page that is followed. */
  onPage?: (page: number) => void
}

const Row = ({ offer, href }: { offer: Offer; href: string }) => (
  <li>
    <Anchor href={href} className={css.row}>
      <span className={css.thumb}>
        <OfferPhoto photo={offer.photo} shape="square" sizes="4rem" />
      </span>
      <span className={css.words}>
        <span className={css.title}>{capitalised(offer.title)}</span>
        <span className={css.facts}>
          {/* The space is for the link's name; on screen the gap keeps them apart. */}
          <span>
            <Words>{offer.place.city}</Words>{' '}
          </span>
          <span className={css.price}>
            <Money amount={offer.budget} />
          </span>
        </span>
      </span>
    </Anchor>
  </li>
)

const Rows = ({ offers, hrefFor }: Pick<SuggestedOffersProps, 'offers' | 'hrefFor'>) => {
  if (!offers)
    return (
      <>
        <VisuallyHidden isStatus>{offerCopy.loading}</VisuallyHidden>
        {Array.from({ length: SUGGESTIONS_SHOWN }, (_, index) => (
          <div key={index} className={css.row} aria-hidden="true">
            <span className={css.thumb}>
              <Skeleton shape="photo" />
            </span>
            <Stack gap={1}>
              <Skeleton />
              <Skeleton shape="short" />
            </Stack>
          </div>
        ))}
      </>
    )
  if (offers.length === 0)
    return (
      <Text size="small" tone="muted">
        {offerCopy.none}
      </Text>
    )
  return (
    <ul className={css.rows}>
      {offers.map((offer) => (
        <Row key={offer.id} offer={offer} href={hrefFor(offer)} />
      ))}
    </ul>
  )
}

/** Other offers of the same trade. */
export const SuggestedOffers = ({
  offers,
  hrefFor,
  page,
  pages,
  hrefForPage,
  onPage,
}: SuggestedOffersProps) => {
  const id = useId()
  return (
    <Panel element="aside" padding="small" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="card" id={id}>
          {offerCopy.suggestions}
        </Heading>
        <Rows offers={offers} hrefFor={hrefFor} />
        <Pager
          page={page}
          pages={pages}
          hrefFor={hrefForPage}
          label={offerCopy.suggestionPages}
          look="short"
          {...(onPage && { onPage })}
        />
      </Stack>
    </Panel>
  )
}
