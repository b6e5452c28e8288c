import { offerFilters, offerHref, paths } from '@plomada/domain'
import { parseSearchParams } from '@plomada/domain/define'
import { FilterPanel, ListPage, NeedsProfile, offerMessages, OfferList } from '@plomada/ui'
import { prefetchCall } from '../data/prefetch.ts'
import { offerCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList } from '../filters/useFilteredList.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useTradeOptions } from '../trade/trade.data.ts'
import { useOfferApplications } from './useOfferApplications.ts'

export const prefetch = ({ search }: RouteLocation): void =>
  prefetchCall(offerCalls.list, { query: offerFilters.parse(parseSearchParams(search)) })

export function OffersPage() {
  useTitle(offerMessages.list)
  const { items, setFilters, ...list } = useFilteredList(offerFilters, offerCalls.list)
  const trade = useTradeOptions()
  const { viewer, applicationFor, apply, needsProfile, closeNeedsProfile } = useOfferApplications()
  return (
    <ListPage
      title={offerMessages.list}
      filters={<FilterPanel filters={offerFilters} options={{ trade }} {...list.filterProps} />}
      notices={needsProfile && <NeedsProfile href={paths.becomeProfessional} onClose={closeNeedsProfile} />}
      pager={<ListPager path={paths.offers} {...list.pagerProps} />}
    >
      <OfferList
        offers={items}
        hrefFor={viewer ? offerHref : undefined}
        applicationFor={applicationFor}
        onApply={apply}
        onClear={() => setFilters(offerFilters.initial)}
        {...list.listProps}
      />
    </ListPage>
  )
}
