import { href, paths, type Offer, type User } from '@plomada/domain'
import { adminLinks, DashboardLayout } from '@plomada/ui'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { useDashboard } from './dashboard.data.ts'

const hrefOf = ({ id }: Offer) => href(paths.offer, { id })

/** How the marketplace is doing. */
export function DashboardPage() {
  useTitle(adminTitles.dashboard)
  const { data, problem, mutate } = useDashboard()
  return (
    <DashboardLayout
      dashboard={data}
      links={adminLinks}
      userHref={(user: User) => userHref(user.id)}
      offerHref={hrefOf}
      hasFailed={problem !== undefined && !data}
      onRetry={() => void mutate()}
    />
  )
}
