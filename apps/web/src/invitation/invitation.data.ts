import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [calls.invitation.options]

export const useInvitationOptions = (professionalId: number) =>
  useCall(calls.invitation.options, { params: { professionalId } })
export const useInvite = () => useAction(calls.invitation.send, { refreshes })
