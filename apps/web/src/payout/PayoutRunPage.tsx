import { useParams } from 'react-router-dom'
import { payoutDeskMessages } from '@plomada/ui'
import { PayoutRunScreen } from '@plomada/ui/screens'
import { LoadStatus } from '../frame/LoadStatus.tsx'
import { useDataTitle } from '../frame/hooks/useTitle.ts'
import { usePayoutRun } from './payout.data.ts'

export function PayoutRunPage() {
  const id = Number(useParams()['id'])
  const { detail, problem, refresh, ...actions } = usePayoutRun(id)
  useDataTitle(problem && !detail ? null : detail && payoutDeskMessages.run(id))
  if (!detail) return <LoadStatus problem={problem} onRetry={refresh} />
  return <PayoutRunScreen key={id} detail={detail} {...actions} />
}
