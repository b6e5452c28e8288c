'use client'
import { href, type NavigationId, type Offer, type paths } from '@plomada/domain'
import type { ReactNode } from 'react'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { type FilterDefinition, FilterPanel, isNarrowed } from '../../filter/index.ts'
import { Cards } from '../../layout/index.ts'
import { OfferCardSkeleton, offerMessages, OffersNotFound } from '../../offer/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

interface AccountOffersScreenProps<Filters extends { page: number }> extends AccountScreenProps {
  path: typeof paths.applications | typeof paths.assignments
  current: NavigationId
  title: string
  definition: FilterDefinition<Filters>
  list: FilteredList<Filters, Offer>
  renderItem: (offer: Offer) => ReactNode
  /** Returns the heading of the group of an offer. */
  getGroup?: (offer: Offer) => string
  /** Rendered when there are no offers and no filter is set. */
  empty: ReactNode
  /** The title of `empty`, which the error of the list repeats. */
  emptyTitle: string
}

/** Renders a filtered list of offers in the account of a professional. */
export function AccountOffersScreen<Filters extends { page: number }>({
  viewer,
  onSignOut,
  path,
  current,
  title,
  definition,
  list,
  renderItem,
  getGroup,
  empty,
  emptyTitle,
}: AccountOffersScreenProps<Filters>) {
  const t = useOverride()
  const texts = useMarketplaceTexts()
  const isFiltered = isNarrowed(definition, list.filters)
  return (
    <AccountLayout
      viewer={viewer}
      onSignOut={onSignOut}
      current={current}
      title={title}
      filters={<FilterPanel {...texts} filters={definition} layout="bar" {...list.filterProps} />}
      pager={<ListPager path={href(path, { id: viewer.id })} {...list.pagerProps} />}
    >
      <Cards
        columns={3}
        items={list.items}
        renderItem={renderItem}
        getGroup={getGroup}
        empty={isFiltered ? <OffersNotFound onClear={() => list.setFilters(definition.initial)} /> : empty}
        emptyTitle={isFiltered ? t(offerMessages.none) : emptyTitle}
        skeleton={<OfferCardSkeleton />}
        {...list.listProps}
      />
    </AccountLayout>
  )
}
