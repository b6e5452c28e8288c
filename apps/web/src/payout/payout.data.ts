import { payoutMessages } from '@plomada/ui'
import type { PayoutAccountData } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

/** Reads what the viewer has earned. */
export function useEarnings() {
  const { data, problem, mutate } = useCall(calls.payout.earnings, {})
  return {
    earnings: data?.result,
    hasFailed: problem !== undefined && !data,
    onRetry: () => void mutate(),
  }
}

/** Returns the two steps that change the account of the viewer. */
export function usePayoutAccount() {
  const sendCode = useAction(calls.payout.sendAccountCode)
  const save = useAction(calls.payout.saveAccount, { refreshes: [calls.payout.earnings] })
  return {
    onSendCode: (body: PayoutAccountData) => sendCode({ body }),
    onSave: async (body: PayoutAccountData & { code: string }) => {
      await save({ body })
      notify('success', payoutMessages.saved)
    },
  }
}
