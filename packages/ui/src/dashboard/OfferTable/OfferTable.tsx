'use client'
import { capitalize, type Offer, paymentDescription } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import * as css from './OfferTable.css.ts'

export interface OfferTableProps {
  /** The offers, in display order. */
  offers: readonly Offer[]
  /** Accessible name of the table. Use the text of the visible heading. */
  caption: string
  /** Returns the URL of an offer. */
  hrefFor?: ((offer: Offer) => string) | undefined
}

const OfferCell = ({ offer, href }: { offer: Offer; href: string | undefined }) => (
  <>
    <span className={css.title}>
      <OptionalLink href={href}>{capitalize(offer.title)}</OptionalLink>
    </span>
    <span className={css.description}>{capitalize(paymentDescription(offer.description))}</span>
  </>
)

const getColumns = (t: Override): TableColumn<Offer>[] => [
  {
    label: t(dashboardMessages.state),
    cardLayout: 'plain',
    cell: (offer) => <OfferStateBadge state={offer.state} />,
  },
  {
    label: t(dashboardMessages.published),
    cardLayout: 'plain',
    cell: (offer) => (
      <span className={css.date}>
        <Day date={offer.publishedAt} />
      </span>
    ),
  },
  {
    label: t(dashboardMessages.budget),
    cardLayout: 'plain',
    isNumeric: true,
    cell: (offer) => (
      <span className={css.price}>
        <Money amount={offer.budget} />
      </span>
    ),
  },
]

/** Renders offers as table rows with state, date and budget. */
export const OfferTable = ({ offers, caption, hrefFor }: OfferTableProps) => {
  const t = useOverride()
  return (
    <Table
      caption={caption}
      isCaptionHidden
      rows={offers}
      empty={t(dashboardMessages.noOffersInTable)}
      columns={[
        {
          label: t(dashboardMessages.offer),
          cell: (offer) => <OfferCell offer={offer} href={hrefFor?.(offer)} />,
        },
        ...getColumns(t),
      ]}
    />
  )
}
