import { createCallRefs } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

// Here and not with the other references, which every page loads.
export const notificationCalls = createCallRefs('notification')

const refreshes = [notificationCalls.list, notificationCalls.unread]

export const useMarkRead = () => useAction(notificationCalls.markRead, { refreshes })
export const usePreferences = () => useCall(notificationCalls.preferences, {})
export const useSavePreference = () => useAction(notificationCalls.savePreference)
export const useAddDevice = () =>
  useAction(notificationCalls.addDevice, { refreshes: [notificationCalls.preferences] })
export const useRemoveDevice = () =>
  useAction(notificationCalls.removeDevice, { refreshes: [notificationCalls.preferences] })
