import { offerFilters, offerHref, paths, tradeOptions, type TradeRef } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { withFilters } from '@plomada/domain/define'
import { Pager } from '../base/index.ts'
import { FilterPanel } from '../filter/index.ts'
import { ListPage } from '../layout/index.ts'
import { NeedsProfile, offerCopy, OfferList } from '../offer/index.ts'
import { passingOffers } from './filtering.ts'
import { marketOffers, type Who } from './market.ts'
import { useApplying } from './useApplying.ts'
import { type Given, useFilterState, useList } from './useList.ts'

export interface OffersScreenProps {
  /** Who looks at it. */
  who: Who
  /** How the data stands.
   * @default 'here' */
  given?: Given
  /** Every trade.
   * @default the 25 of the demo */
  trades?: readonly TradeRef[]
}

/** /service: what is published and open. */
export function OffersScreen({ who, given = 'here', trades = demoTrades }: OffersScreenProps) {
  const { filters, setFilters, toPage } = useFilterState(offerFilters)
  const list = useList(passingOffers(marketOffers, filters), filters, given)
  const { viewer, applicationFor, apply, needsProfile, closeNeedsProfile } = useApplying(who, given)
  return (
    <ListPage
      title={offerCopy.list}
      filters={
        <FilterPanel
          of={offerFilters}
          value={filters}
          given={{ trade: tradeOptions(trades) }}
          {...(list.total !== undefined && { count: list.total })}
          onChange={setFilters}
        />
      }
      notices={needsProfile && <NeedsProfile href={paths.becomeProfessional} onClose={closeNeedsProfile} />}
      pager={
        <Pager
          page={filters.page}
          pages={list.pages}
          hrefFor={(page) => withFilters(paths.offers, offerFilters, { ...filters, page })}
          onPage={toPage}
        />
      }
    >
      <OfferList
        offers={list.rows}
        hrefFor={viewer ? offerHref : undefined}
        applicationFor={applicationFor}
        onApply={apply}
        onClear={() => setFilters(offerFilters.initial)}
        hasFailed={list.hasFailed}
        onRetry={list.retry}
      />
    </ListPage>
  )
}
