'use client'
import { capitalised, type Offer, paymentDescription } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import { dashboardCopy } from '../dashboard.copy.ts'
import * as css from './RequestList.css.ts'

export interface RequestListProps {
  /** The offers, in the order in which they are to be read. */
  offers: readonly Offer[]
  /** What they have in common: the name of the table. A heading near it shows the same words. */
  caption: string
  /** Address of an offer's page. */
  hrefFor?: ((offer: Offer) => string) | undefined
}

const nameOf = (offer: Offer, href: string | undefined) => {
  const title = capitalised(offer.title)
  return (
    <>
      <span className={css.title}>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} tone="plain">
            {title}
          </Link>
        )}
      </span>
      <span className={css.description}>{capitalised(paymentDescription(offer.description))}</span>
    </>
  )
}

const facts: TableColumn<Offer>[] = [
  {
    label: dashboardCopy.state,
    onCard: 'plain',
    cell: (offer) => <OfferStateBadge state={offer.state} />,
  },
  {
    label: dashboardCopy.published,
    onCard: 'plain',
    cell: (offer) => (
      <span className={css.date}>
        <Day date={offer.publishedAt} />
      </span>
    ),
  },
  {
    label: dashboardCopy.budget,
    onCard: 'plain',
    isNumeric: true,
    cell: (offer) => (
      <span className={css.price}>
        <Money amount={offer.budget} />
      </span>
    ),
  },
]

/** What people asked for, one line each, with its state, day and budget. */
export const RequestList = ({ offers, caption, hrefFor }: RequestListProps) => (
  <Table
    caption={caption}
    isCaptionHidden
    rows={offers}
    empty={dashboardCopy.noRequests}
    columns={[{ label: dashboardCopy.offer, cell: (offer) => nameOf(offer, hrefFor?.(offer)) }, ...facts]}
  />
)
