import { fullName } from '@plomada/domain'
import { withdrawalMessages } from '@plomada/ui'
import { WithdrawalScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useSession } from '../session/useSession.ts'
import { useRequestWithdrawal, useWithdrawableJobs } from './withdrawal.data.ts'

/** Argentine law requires that visitors reach it from every page. */
export function WithdrawalPage() {
  useTitle(withdrawalMessages.title)
  const { viewer } = useSession()
  return (
    <WithdrawalScreen
      jobs={useWithdrawableJobs()}
      person={viewer ? { fullName: fullName(viewer), email: viewer.email ?? '' } : undefined}
      onSubmit={useRequestWithdrawal()}
    />
  )
}
