import { type User, offerHref } from '@plomada/domain'
import { adminLinks, DashboardLayout, QuotaRefusals } from '@plomada/ui'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { useDashboard, useQuotaRefusals } from './dashboard.data.ts'

export function DashboardPage() {
  useTitle(adminTitles.dashboard)
  const { data, problem, mutate } = useDashboard()
  const quotas = useQuotaRefusals()
  return (
    <DashboardLayout
      dashboard={data}
      links={adminLinks}
      userHref={(user: User) => userHref(user.id)}
      offerHref={offerHref}
      hasFailed={problem !== undefined && !data}
      onRetry={() => void mutate()}
    >
      <QuotaRefusals
        refusals={quotas.data?.result}
        hrefFor={({ id }) => userHref(id)}
        hasFailed={quotas.problem !== undefined && !quotas.data}
        onRetry={() => void quotas.mutate()}
      />
    </DashboardLayout>
  )
}
