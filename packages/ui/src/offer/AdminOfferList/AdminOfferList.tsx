'use client'
import type { Offer } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Cards, type CardsProps } from '../../layout/Cards/Cards.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { AdminOfferCard, type AdminOfferCardProps } from '../AdminOfferCard/AdminOfferCard.tsx'
import * as offerMessages from '../offer.messages.ts'
import { OfferCardSkeleton } from '../OfferCardSkeleton/OfferCardSkeleton.tsx'

export interface AdminOfferListProps
  extends
    Pick<AdminOfferCardProps, 'onActiveChange' | 'hasStoredUser'>,
    Pick<CardsProps<Offer>, 'hasFailed' | 'onRetry' | 'page'> {
  /** Offers of the current page; undefined while they load. */
  offers: readonly Offer[] | undefined
}

/** Renders all offers for an admin, including deactivated ones. */
export const AdminOfferList = ({
  offers,
  onActiveChange,
  hasStoredUser = true,
  ...rest
}: AdminOfferListProps) => {
  const t = useOverride()
  return (
    <Cards
      items={offers}
      renderItem={(offer) => (
        <AdminOfferCard offer={offer} onActiveChange={onActiveChange} hasStoredUser={hasStoredUser} />
      )}
      empty={
        <EmptyState title={t(offerMessages.noneForAdmin)}>
          <Message>{offerMessages.noneForAdminHelp}</Message>
        </EmptyState>
      }
      emptyTitle={t(offerMessages.noneForAdmin)}
      skeleton={<OfferCardSkeleton />}
      {...rest}
    />
  )
}
