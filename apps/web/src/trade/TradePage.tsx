import { useParams } from 'react-router-dom'
import { offerFilters, paths, tradeHref } from '@plomada/domain'
import { TradePage as TradePageLayout } from '@plomada/ui'
import { withFilters } from '@plomada/domain/define'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useTrade } from './trade.data.ts'

export const TradePage = withViewer({}, () => {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useTrade(id)
  const trade = problem?.code === 'notFound' ? null : data?.result
  useTitle(trade?.name)
  if (problem && trade === undefined) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return (
    <TradePageLayout
      trade={trade}
      professionalsHref={trade ? tradeHref(trade) : paths.professionals}
      offersHref={withFilters(
        paths.offers,
        offerFilters,
        offerFilters.change(offerFilters.initial, { trade: trade?.id }),
      )}
    />
  )
})
