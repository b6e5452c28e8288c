import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [calls.alert.list]

export const useAlerts = () => useCall(calls.alert.list, {})
export const useCreateAlert = () => useAction(calls.alert.create, { refreshes })
export const useUpdateAlert = () => useAction(calls.alert.update, { refreshes })
export const useRemoveAlert = () => useAction(calls.alert.remove, { refreshes })
