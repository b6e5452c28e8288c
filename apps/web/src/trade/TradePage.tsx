import { useParams } from 'react-router-dom'
import { TradeScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { withViewer } from '../frame/withViewer.tsx'
import { useTrade } from './trade.data.ts'

export const TradePage = withViewer({}, () => {
  const id = Number(useParams()['id'])
  const { data, problem, mutate } = useTrade(id)
  const trade = problem?.code === 'notFound' ? null : data?.result
  const hasFailed = problem && trade === undefined
  useDataTitle(hasFailed ? null : trade?.name)
  if (hasFailed) return <LoadStatus problem={problem} onRetry={() => void mutate()} />
  return <TradeScreen trade={trade} />
})
