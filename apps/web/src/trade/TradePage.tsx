import { useParams } from 'react-router-dom'
import { offerFilters, paths, tradeHref } from '@plomada/domain'
import { TradePage as TradeSheet } from '@plomada/ui'
import { withFilters } from '@plomada/domain/define'
import { Unread } from '../frame/Unread.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'
import { useTrade } from './trade.data.ts'

/** One trade: what it is, who does it and what is wanted of it. */
export function TradePage() {
  return <Gate>{() => <OpenTrade />}</Gate>
}

function OpenTrade() {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useTrade(id)
  const trade = problem?.code === 'notFound' ? null : data?.result
  useTitle(trade?.name)
  if (problem && trade === undefined) return <Unread problem={problem} onRetry={() => void mutate()} />
  return (
    <TradeSheet
      trade={trade}
      professionalsHref={trade ? tradeHref(trade) : paths.professionals}
      offersHref={
        trade
          ? withFilters(
              paths.offers,
              offerFilters,
              offerFilters.change(offerFilters.initial, { trade: trade.id }),
            )
          : paths.offers
      }
    />
  )
}
