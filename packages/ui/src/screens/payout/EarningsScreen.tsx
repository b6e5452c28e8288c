'use client'
import { assignmentHref, type Earnings, statementHref } from '@plomada/domain'
import { useOverride } from '../../marketplace/index.ts'
import {
  EarningsSummary,
  PayoutAccountPanel,
  type PayoutAccountPanelProps,
  payoutMessages,
} from '../../payout/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'

export interface EarningsScreenProps extends AccountScreenProps, Omit<PayoutAccountPanelProps, 'account'> {
  /** What the professional has earned; undefined while it loads. */
  earnings: Earnings | undefined
}

/** Renders /cobros, what a professional has earned and the account for it. */
export const EarningsScreen = ({ viewer, onSignOut, earnings, ...account }: EarningsScreenProps) => {
  const t = useOverride()
  const { hasFailed = false, onRetry } = account
  return (
    <AccountLayout viewer={viewer} onSignOut={onSignOut} current="earnings" title={t(payoutMessages.title)}>
      <EarningsSummary
        earnings={earnings}
        hasFailed={hasFailed && !earnings}
        onRetry={onRetry}
        hrefFor={assignmentHref}
        monthHrefFor={statementHref}
      >
        <PayoutAccountPanel account={earnings?.account} {...account} />
      </EarningsSummary>
    </AccountLayout>
  )
}
