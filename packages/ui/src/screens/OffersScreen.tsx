import { offerFilters, offerHref, paths, tradeOptions, type TradeRef } from '@plomada/domain'
import { demoTrades } from '@plomada/domain/fixtures'
import { FilterPanel } from '../filter/index.ts'
import { ListPage } from '../layout/index.ts'
import { NeedsProfile, offerMessages, OfferList } from '../offer/index.ts'
import { filterOffers } from './filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { openOffers, type ViewerName } from './marketplace.ts'
import { type DataState, useFilteredList } from './screenData.ts'
import { useOfferApplications } from './useOfferApplications.ts'

export interface OffersScreenProps {
  /** Viewer of the screen. */
  viewerName: ViewerName
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
  /** All trades.
   * @default the 25 trades of the demo */
  trades?: readonly TradeRef[]
}

/** /service: the open offers. */
export function OffersScreen({ viewerName, dataState = 'loaded', trades = demoTrades }: OffersScreenProps) {
  const list = useFilteredList(offerFilters, (filters) => filterOffers(openOffers, filters), dataState)
  const { viewer, applicationFor, apply, needsProfile, closeNeedsProfile } = useOfferApplications(
    viewerName,
    dataState,
  )
  return (
    <ListPage
      title={offerMessages.list}
      filters={
        <FilterPanel filters={offerFilters} options={{ trade: tradeOptions(trades) }} {...list.filterProps} />
      }
      notices={needsProfile && <NeedsProfile href={paths.becomeProfessional} onClose={closeNeedsProfile} />}
      pager={<ListPager path={paths.offers} {...list.pagerProps} />}
    >
      <OfferList
        offers={list.items}
        hrefFor={viewer ? offerHref : undefined}
        applicationFor={applicationFor}
        onApply={apply}
        onClear={() => list.setFilters(offerFilters.initial)}
        {...list.listProps}
      />
    </ListPage>
  )
}
