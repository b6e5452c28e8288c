import { offerFilters } from '@plomada/domain'
import { parseSearchParams } from '@plomada/domain/contract'
import { offerMessages } from '@plomada/ui'
import { OffersScreen } from '@plomada/ui/screens'
import { AlertButton } from '../alert/AlertButton.tsx'
import { prefetchCall } from '../data/prefetch.ts'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import type { RouteLocation } from '../frame/lazyPage.tsx'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useTradeOptions } from '../trade/trade.data.ts'
import { useOfferApplications } from './useOfferApplications.ts'

export const prefetch = ({ search }: RouteLocation): void =>
  prefetchCall(calls.offer.list, { query: offerFilters.parse(parseSearchParams(search)) })

export function OffersPage() {
  useTitle(offerMessages.list)
  const list = useFilteredList(offerFilters, calls.offer.list)
  const tradeOptions = useTradeOptions()
  const applications = useOfferApplications()
  return (
    <OffersScreen
      list={list}
      tradeOptions={tradeOptions}
      canOpen={Boolean(applications.viewer)}
      applications={applications}
      actions={<AlertButton filters={list.filters} tradeOptions={tradeOptions} />}
    />
  )
}
