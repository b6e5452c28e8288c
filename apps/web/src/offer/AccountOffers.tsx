import type { ReactNode } from 'react'
import {
  Cards,
  FilterPanel,
  isNarrowed,
  OfferCardSkeleton,
  offerCopy,
  OffersNotFound,
  type DeclaredFilters,
} from '@plomada/ui'
import type { Offer, StoredUser } from '@plomada/domain'
import { ListPager } from '../filters/ListPager.tsx'
import { type AddressedFilters, useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { type OfferPageCall, useOfferPage } from './offer.data.ts'

interface AccountOffersProps<Filters extends { page: number }> {
  viewer: StoredUser
  /** The number of the current item of the sidebar. */
  current: number
  title: string
  /** The address of this list. */
  path: string
  /** The declared filters. */
  of: DeclaredFilters<Filters> & AddressedFilters<Filters>
  /** The call that reads a page of the list. */
  call: OfferPageCall<Filters>
  /** Draws one offer. */
  each: (offer: Offer) => ReactNode
  /** Shown to somebody who has none, whatever the filters. */
  empty: ReactNode
  /** Its sentence. */
  none: string
}

/** A filtered list of offers within one's own account. */
export function AccountOffers<Filters extends { page: number }>(props: AccountOffersProps<Filters>) {
  const { viewer, current, title, path, of, call, each, empty, none } = props
  useTitle(title)
  const [filters, setFilters] = useFilters(of)
  const { data, problem, mutate } = usePages(useOfferPage(call, filters), filters, setFilters)
  const isFiltered = isNarrowed(of, filters)
  return (
    <AccountLayout
      viewer={viewer}
      current={current}
      title={title}
      filters={<FilterPanel of={of} value={filters} count={data?.total} onChange={setFilters} layout="bar" />}
      pager={<ListPager path={path} of={of} filters={filters} pages={data?.totalPages} />}
    >
      <Cards
        columns={3}
        of={problem ? [] : data?.result}
        each={each}
        empty={isFiltered ? <OffersNotFound onClear={() => setFilters(of.initial)} /> : empty}
        none={isFiltered ? offerCopy.none : none}
        skeleton={<OfferCardSkeleton />}
        page={filters.page}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
      />
    </AccountLayout>
  )
}
