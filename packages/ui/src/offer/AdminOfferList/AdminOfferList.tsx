import type { Offer } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Cards } from '../../layout/Cards/Cards.tsx'
import { AdminOfferCard, type AdminOfferCardProps } from '../AdminOfferCard/AdminOfferCard.tsx'
import { offerCopy } from '../offer.copy.ts'
import { OfferCardSkeleton } from '../OfferCardSkeleton/OfferCardSkeleton.tsx'

export interface AdminOfferListProps extends Pick<AdminOfferCardProps, 'onActiveChange' | 'hasStoredUser'> {
  /** The offers of this page; undefined while they load. */
  offers: readonly Offer[] | undefined
  /** Whether the offers could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry?: (() => void) | undefined
  /** Which page of the list this is; after another one the focus goes to where it begins. */
  page?: number
}

/** Every offer of the marketplace, deactivated ones too, as an admin sees them. */
export const AdminOfferList = ({
  offers,
  onActiveChange,
  hasStoredUser = true,
  ...rest
}: AdminOfferListProps) => (
  <Cards
    of={offers}
    each={(offer) => (
      <AdminOfferCard offer={offer} onActiveChange={onActiveChange} hasStoredUser={hasStoredUser} />
    )}
    empty={<EmptyState title={offerCopy.noneForAdmin}>{offerCopy.noneForAdminHelp}</EmptyState>}
    none={offerCopy.noneForAdmin}
    skeleton={<OfferCardSkeleton />}
    {...rest}
  />
)
