import { href, offerFilters, paths, tradeOptions, type Offer } from '@plomada/domain'
import { fromSearch, withFilters } from '@plomada/domain/define'
import { FilterPanel, ListPage, NeedsProfile, offerCopy, OfferList, Pager } from '@plomada/ui'
import { askAhead } from '../data/ahead.ts'
import { offerCalls } from '../data/calls.ts'
import { useFilters } from '../filters/useFilters.ts'
import type { Address } from '../frame/latePage.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useOffers } from './offer.data.ts'
import { useApplying } from './useApplying.ts'

const pageOf = (offer: Offer) => href(paths.offer, { id: offer.id })

export const prefetch = ({ search }: Address): void =>
  askAhead(offerCalls.list, { query: offerFilters.parse(fromSearch(search)) })

/** What is published and open. */
export function OffersPage() {
  useTitle(offerCopy.list)
  const [filters, setFilters] = useFilters(offerFilters)
  const { data, problem, mutate } = useOffers(filters)
  const { trades } = useTrades()
  const { viewer, applicationFor, apply, needsProfile, closeNeedsProfile } = useApplying()
  return (
    <ListPage
      title={offerCopy.list}
      filters={
        <FilterPanel
          of={offerFilters}
          value={filters}
          given={{ trade: tradeOptions(trades ?? []) }}
          count={data?.total}
          onChange={setFilters}
        />
      }
      notices={needsProfile && <NeedsProfile href={paths.becomeProfessional} onClose={closeNeedsProfile} />}
      pager={
        <Pager
          page={filters.page}
          pages={data?.totalPages ?? 0}
          hrefFor={(page) => withFilters(paths.offers, offerFilters, { ...filters, page })}
        />
      }
    >
      <OfferList
        offers={problem ? [] : data?.result}
        hrefFor={viewer ? pageOf : undefined}
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
