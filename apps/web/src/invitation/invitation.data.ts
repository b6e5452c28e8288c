import { createCallRefs } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

// Not with the other calls, which every page loads.
const invitationCalls = createCallRefs('invitation')
const refreshes = [invitationCalls.options]

export const useInvitationOptions = (professionalId: number) =>
  useCall(invitationCalls.options, { params: { professionalId } })
export const useInvite = () => useAction(invitationCalls.send, { refreshes })
