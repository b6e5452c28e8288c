import type { Withdrawal, WithdrawalRequest } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { useSession } from '../session/useSession.ts'

/** Reads the jobs from which the viewer may withdraw; without a viewer there are none. */
export function useWithdrawableJobs() {
  const { viewer } = useSession()
  return useCall(calls.withdrawal.jobs, viewer ? {} : null).data?.result
}

/** Returns a function that asks to withdraw. */
export function useRequestWithdrawal() {
  const send = useAction(calls.withdrawal.request, {
    refreshes: [calls.withdrawal.jobs, calls.assignment.get, calls.offer.own],
  })
  return async (body: WithdrawalRequest) => (await send({ body })).result
}

const refreshes = [calls.withdrawal.list, calls.dashboard.get, calls.assignment.get]

/** Returns the decisions of an admin about a request. */
export function useWithdrawalDecisions() {
  const accept = useAction(calls.withdrawal.accept, { refreshes })
  const refuse = useAction(calls.withdrawal.refuse, { refreshes })
  return {
    onAccept: ({ id }: Withdrawal, body: { assignmentId: number }) => accept({ params: { id }, body }),
    onRefuse: ({ id }: Withdrawal, body: { reason: string }) => refuse({ params: { id }, body }),
  }
}
