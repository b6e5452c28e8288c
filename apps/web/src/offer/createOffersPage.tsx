import type { ReactNode } from 'react'
import { href, ownPages, paths, type Offer, type StoredUser } from '@plomada/domain'
import {
  Cards,
  FilterPanel,
  isNarrowed,
  OfferCardSkeleton,
  offerMessages,
  OffersNotFound,
  type FilterDefinition,
} from '@plomada/ui'
import type { ListCall } from '../data/useCall.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList, type FilterParser } from '../filters/useFilteredList.ts'
import { AccountLayout } from '../frame/AccountLayout.tsx'
import { withViewer } from '../frame/withViewer.tsx'
import { useTitle } from '../frame/useTitle.ts'

interface OffersPageOptions<Filters extends { page: number }> {
  path: typeof paths.applications | typeof paths.assignments
  /** The index of the current sidebar item. */
  current: number
  title: string
  filters: FilterDefinition<Filters> & FilterParser<Filters>
  call: ListCall<Filters, Offer>
  renderItem: (offer: Offer) => ReactNode
  /** Rendered when there are no offers and no filter is set. */
  empty: ReactNode
  /** The title of `empty`, which the error of the list repeats. */
  emptyTitle: string
}

/** Creates a page with a filtered list of offers in the account of a professional. */
export function createOffersPage<Filters extends { page: number }>(options: OffersPageOptions<Filters>) {
  const { path, current, title, filters: definition, call, renderItem, empty, emptyTitle } = options
  const ownPage = (viewer: StoredUser) =>
    viewer.role === 'professional' ? href(path, { id: viewer.id }) : (ownPages(viewer)?.profile ?? paths.home)

  return withViewer({ roles: ['professional'], ownPage }, ({ viewer }) => {
    useTitle(title)
    const { items, filters, setFilters, ...list } = useFilteredList(definition, call)
    const isFiltered = isNarrowed(definition, filters)
    return (
      <AccountLayout
        viewer={viewer}
        current={current}
        title={title}
        filters={<FilterPanel filters={definition} layout="bar" {...list.filterProps} />}
        pager={<ListPager path={ownPage(viewer)} {...list.pagerProps} />}
      >
        <Cards
          columns={3}
          items={items}
          renderItem={renderItem}
          empty={isFiltered ? <OffersNotFound onClear={() => setFilters(definition.initial)} /> : empty}
          emptyTitle={isFiltered ? offerMessages.none : emptyTitle}
          skeleton={<OfferCardSkeleton />}
          {...list.listProps}
        />
      </AccountLayout>
    )
  })
}
