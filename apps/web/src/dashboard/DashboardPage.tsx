import { type User, offerHref } from '@plomada/domain'
import { adminLinks, DashboardLayout } from '@plomada/ui'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { useDashboard } from './dashboard.data.ts'

/** How the marketplace is doing. */
export function DashboardPage() {
  useTitle(adminTitles.dashboard)
  const { data, problem, mutate } = useDashboard()
  return (
    <DashboardLayout
      dashboard={data}
      links={adminLinks}
      userHref={(user: User) => userHref(user.id)}
      offerHref={offerHref}
      hasFailed={problem !== undefined && !data}
      onRetry={() => void mutate()}
    />
  )
}
