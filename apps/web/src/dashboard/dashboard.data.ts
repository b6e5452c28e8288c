import { dashboardCalls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'

export const useDashboard = () => useCall(dashboardCalls.get, {})
