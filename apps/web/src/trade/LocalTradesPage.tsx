import { tradeMessages } from '@plomada/ui'
import { LocalTradesScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useTrades } from './trade.data.ts'

export function LocalTradesPage() {
  useTitle(tradeMessages.localTrades)
  const { trades, problem, mutate } = useTrades()
  if (problem && !trades) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return <LocalTradesScreen trades={trades} />
}
