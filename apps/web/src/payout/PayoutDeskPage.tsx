import { useNavigate } from 'react-router-dom'
import { payoutRunHref } from '@plomada/domain'
import { adminTitles, PayoutDeskScreen } from '@plomada/ui/screens'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { usePayoutDesk } from './payout.data.ts'

export function PayoutDeskPage() {
  useTitle(adminTitles.payoutDesk)
  const navigate = useNavigate()
  const { createRun, ...desk } = usePayoutDesk()
  return (
    <PayoutDeskScreen
      {...desk}
      onCreateRun={async () => navigate(payoutRunHref(await createRun()))}
      hrefFor={({ id }) => userHref(id)}
    />
  )
}
