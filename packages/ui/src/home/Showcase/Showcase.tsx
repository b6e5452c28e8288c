'use client'
import {
  formatRating,
  fullName,
  type Offer,
  offerHref,
  capitalize,
  professionalHref,
  smallPhoto,
  type User,
} from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { StarShape } from '../../base/Stars/StarShape.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { getTradeIconNode } from '../../trade/getTradeIconNode.ts'
import { reviewMessages } from '../../review/review.messages.ts'
import { landingMessages } from '../home.landing.messages.ts'
import * as css from './Showcase.css.ts'

/** A short list and its state. */
export interface ShowcaseList<Item> {
  /** Undefined while they load. */
  items: readonly Item[] | undefined
  /** Whether they failed to load. */
  hasFailed?: boolean | undefined
  /** Called by «Reintentar». */
  onRetry?: (() => void) | undefined
  /** URL of the complete list. */
  allHref: string
}

export interface ShowcaseProps {
  /** The best rated professionals. */
  professionals: ShowcaseList<User>
  /** The newest open offers. */
  offers: ShowcaseList<Offer>
}

/** Renders the best rated professionals beside the newest offers, in short rows. */
export const Showcase = ({ professionals, offers }: ShowcaseProps) => (
  <div className={css.band}>
    <Container>
      <div className={css.columns}>
        <Column
          list={professionals}
          title={landingMessages.professionals}
          all={landingMessages.allProfessionals}
          none={landingMessages.noProfessionals}
          renderRow={(person) => <ProfessionalRow professional={person} />}
        />
        <Column
          list={offers}
          title={landingMessages.offers}
          all={landingMessages.allOffers}
          none={landingMessages.noOffers}
          renderRow={(offer) => <OfferRow offer={offer} />}
        />
      </div>
    </Container>
  </div>
)

interface ColumnProps<Item> {
  list: ShowcaseList<Item>
  title: string
  all: string
  none: string
  renderRow: (item: Item) => ReactNode
}

const Column = <Item extends { id: number }>({ list, title, all, none, renderRow }: ColumnProps<Item>) => {
  const id = useId()
  return (
    <section className={css.column} aria-labelledby={id}>
      <Heading level={2} size="h3" id={id}>
        <Message>{title}</Message>
      </Heading>
      <div className={css.body}>
        <Rows list={list} none={none} renderRow={renderRow} />
      </div>
      <Link href={list.allHref} size="standalone" endIcon={icons.arrowRight}>
        <Message>{all}</Message>
      </Link>
    </section>
  )
}

const Rows = <Item extends { id: number }>({
  list: { items, hasFailed, onRetry },
  none,
  renderRow,
}: Pick<ColumnProps<Item>, 'list' | 'none' | 'renderRow'>) => {
  if (hasFailed)
    return (
      <div className={css.note} role="alert">
        <Text tone="muted">
          <Message>{landingMessages.failed}</Message>
        </Text>
        {onRetry && (
          <Button size="small" onClick={onRetry}>
            <Message>{landingMessages.retry}</Message>
          </Button>
        )}
      </div>
    )
  if (!items) return <LoadingRows />
  if (items.length === 0)
    return (
      <div className={css.note}>
        <Text tone="muted">
          <Message>{none}</Message>
        </Text>
      </div>
    )
  return (
    <ul className={css.rows}>
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          {renderRow(item)}
        </li>
      ))}
    </ul>
  )
}

const LoadingRows = () => (
  <>
    <VisuallyHidden isStatus>
      <Message>{landingMessages.loading}</Message>
    </VisuallyHidden>
    <ul className={css.rows} aria-hidden="true">
      {[1, 2, 3].map((place) => (
        <li key={place} className={css.row}>
          <Skeleton shape="avatar" />
          <span className={css.texts}>
            <Skeleton shape="short" />
          </span>
        </li>
      ))}
    </ul>
  </>
)

const ProfessionalRow = ({ professional }: { professional: User }) => {
  const t = useOverride()
  const name = fullName(professional)
  const { averageRating, trades, place } = professional
  return (
    <>
      <Avatar name={name} seed={professional.id} photo={smallPhoto(professional.photo)} />
      <span className={css.texts}>
        <Anchor href={professionalHref(professional)} className={css.name}>
          {name}
        </Anchor>
        <span className={css.detail}>
          {[trades.map((trade) => trade.name).join(', '), place.city && t(place.city)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {averageRating !== null && (
        <span className={css.figure}>
          <StarShape className={css.star} />
          {formatRating(averageRating)}
          <span className={css.count}>
            <VisuallyHidden>, </VisuallyHidden>
            <Message>{reviewMessages.count(professional.reviewCount)}</Message>
          </span>
        </span>
      )}
    </>
  )
}

const OfferRow = ({ offer }: { offer: Offer }) => {
  const t = useOverride()
  const [trade] = offer.trades
  return (
    <>
      <span className={css.icon}>
        <Icon icon={getTradeIconNode(trade?.name ?? '')} size="lg" />
      </span>
      <span className={css.texts}>
        <Anchor href={offerHref(offer)} className={css.name}>
          {capitalize(offer.title)}
        </Anchor>
        <span className={css.detail}>{[trade?.name, t(offer.place.city)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={css.figure}>
        <Money amount={offer.budget} />
      </span>
    </>
  )
}
