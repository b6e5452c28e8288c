import { createCallRefs } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

// Not with the other calls, which every page loads.
export const alertCalls = createCallRefs('alert')
const refreshes = [alertCalls.list]

export const useAlerts = () => useCall(alertCalls.list, {})
export const useCreateAlert = () => useAction(alertCalls.create, { refreshes })
export const useUpdateAlert = () => useAction(alertCalls.update, { refreshes })
export const useRemoveAlert = () => useAction(alertCalls.remove, { refreshes })
