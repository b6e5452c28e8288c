import { adminTitles, DashboardScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { useDashboard, useQuotaRefusals } from './dashboard.data.ts'

export function DashboardPage() {
  useTitle(adminTitles.dashboard)
  const { data, problem, mutate } = useDashboard()
  const quotas = useQuotaRefusals()
  return (
    <DashboardScreen
      dashboard={data}
      hasFailed={problem !== undefined && !data}
      onRetry={() => void mutate()}
      quotas={{
        refusals: quotas.data?.result,
        hasFailed: quotas.problem !== undefined && !quotas.data,
        onRetry: () => void quotas.mutate(),
      }}
      userHref={({ id }) => userHref(id)}
    />
  )
}
