'use client'
import { capitalize, type Offer, SUGGESTIONS_SHOWN } from '@plomada/domain'
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
import * as offerMessages from '../offer.messages.ts'
import { OfferPhoto } from '../OfferPhoto/OfferPhoto.tsx'
import * as css from './SuggestedOffers.css.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface SuggestedOffersProps {
  /** Offers of the same trade, at most five; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Returns the address of an offer. */
  hrefFor: (offer: Offer) => string
  /** Number of the current page, from 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** Returns the address of a page of suggestions. */
  hrefForPage: (page: number) => string
  /** Called with the number of the page whose link is followed. */
  onPage?: (page: number) => void
}

const Row = ({ offer, href }: { offer: Offer; href: string }) => (
  <li>
    <Anchor href={href} className={css.row}>
      <span className={css.thumb}>
        <OfferPhoto photo={offer.photo} shape="square" sizes="4rem" />
      </span>
      <span className={css.text}>
        <span className={css.title}>{capitalize(offer.title)}</span>
        <span className={css.facts}>
          {/* The space separates city and price in the accessible name. */}
          <span>
            <Message>{offer.place.city}</Message>{' '}
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
        <VisuallyHidden isStatus>
          <Message>{offerMessages.loading}</Message>
        </VisuallyHidden>
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
        <Message>{offerMessages.none}</Message>
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

/** Renders other offers of the same trade. */
export const SuggestedOffers = ({ offers, hrefFor, hrefForPage, ...pager }: SuggestedOffersProps) => {
  const id = useId()
  const t = useOverride()
  return (
    <Panel element="aside" padding="small" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="card" id={id}>
          <Message>{offerMessages.suggestions}</Message>
        </Heading>
        <Rows offers={offers} hrefFor={hrefFor} />
        <Pager {...pager} hrefFor={hrefForPage} label={t(offerMessages.suggestionPages)} variant="short" />
      </Stack>
    </Panel>
  )
}
