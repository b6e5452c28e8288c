import { payoutMessages } from '@plomada/ui'
import { EarningsScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useEarnings, usePayoutAccount } from './payout.data.ts'

/** Renders what a professional has earned. */
export const EarningsPage = withViewer(
  { title: payoutMessages.title, roles: ['professional'], hasSidebar: true },
  function Earnings({ viewer }) {
    return (
      <EarningsScreen viewer={viewer} onSignOut={useSignOut()} {...useEarnings()} {...usePayoutAccount()} />
    )
  },
)
