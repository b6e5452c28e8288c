import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [calls.notification.list, calls.notification.unread]

export const useMarkRead = () => useAction(calls.notification.markRead, { refreshes })
export const usePreferences = () => useCall(calls.notification.preferences, {})
export const useSavePreference = () => useAction(calls.notification.savePreference)
export const useAddDevice = () =>
  useAction(calls.notification.addDevice, { refreshes: [calls.notification.preferences] })
export const useRemoveDevice = () =>
  useAction(calls.notification.removeDevice, { refreshes: [calls.notification.preferences] })
