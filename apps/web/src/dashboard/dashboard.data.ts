import { calls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'

export const useDashboard = () => useCall(calls.dashboard.get, {})

/** Reads the users who reached a quota in the last 30 days. */
export const useQuotaRefusals = () => useCall(calls.dashboard.quotas, {})
