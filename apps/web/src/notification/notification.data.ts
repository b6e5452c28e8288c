import { notificationCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [notificationCalls.list, notificationCalls.unread]

export const useMarkRead = () => useAction(notificationCalls.markRead, { refreshes })
export const usePreferences = () => useCall(notificationCalls.preferences, {})
export const useSavePreference = () => useAction(notificationCalls.savePreference)
export const useAddDevice = () =>
  useAction(notificationCalls.addDevice, { refreshes: [notificationCalls.preferences] })
export const useRemoveDevice = () =>
  useAction(notificationCalls.removeDevice, { refreshes: [notificationCalls.preferences] })
