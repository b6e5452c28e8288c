import { offerFilters, offerHref, paths } from '@plomada/domain'
import { fromSearch } from '@plomada/domain/define'
import { FilterPanel, ListPage, NeedsProfile, offerCopy, OfferList } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { offerCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import type { Address } from '../frame/latePage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useTradeOptions } from '../trade/trade.data.ts'
import { useOffers } from './offer.data.ts'
import { useApplying } from './useApplying.ts'

export const prefetch = ({ search }: Address): void =>
  askAhead(offerCalls.list, { query: offerFilters.parse(fromSearch(search)) })

/** What is published and open. */
export function OffersPage() {
  useTitle(offerCopy.list)
  const [filters, setFilters] = useFilters(offerFilters)
  const { data, problem, mutate } = usePages(useOffers(filters), filters, setFilters)
  const trade = useTradeOptions()
  const { viewer, applicationFor, apply, needsProfile, closeNeedsProfile } = useApplying()
  return (
    <ListPage
      title={offerCopy.list}
      filters={
        <FilterPanel
          of={offerFilters}
          value={filters}
          given={{ trade }}
          count={data?.total}
          onChange={setFilters}
        />
      }
      notices={needsProfile && <NeedsProfile href={paths.becomeProfessional} onClose={closeNeedsProfile} />}
      pager={<ListPager path={paths.offers} of={offerFilters} filters={filters} pages={data?.totalPages} />}
    >
      <OfferList
        offers={problem ? [] : data?.result}
        hrefFor={viewer ? offerHref : undefined}
        applicationFor={applicationFor}
        onApply={apply}
        page={filters.page}
        onClear={() => setFilters(offerFilters.initial)}
        hasFailed={problem !== undefined}
        onRetry={() => void mutate()}
      />
    </ListPage>
  )
}
