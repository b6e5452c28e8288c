'use client'
import { useOverride } from '../../marketplace/index.ts'
import { PayoutAccountPanel, type PayoutAccountPanelProps, payoutMessages } from '../../payout/index.ts'
import { AccountLayout, type AccountScreenProps } from '../user/AccountLayout.tsx'

export interface EarningsScreenProps extends AccountScreenProps, PayoutAccountPanelProps {}

/** Renders /cobros, what a professional has earned and the account for it. */
export const EarningsScreen = ({ viewer, onSignOut, ...account }: EarningsScreenProps) => {
  const t = useOverride()
  return (
    <AccountLayout viewer={viewer} onSignOut={onSignOut} current="earnings" title={t(payoutMessages.title)}>
      <PayoutAccountPanel {...account} />
    </AccountLayout>
  )
}
