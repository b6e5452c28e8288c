import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { resultResponse } from '@plomada/define'
import { dashboardAccess } from './dashboard.access.ts'
import { dashboardWire, quotaRefusalWire } from './dashboard.wire.ts'

export const dashboardCalls = {
  get: defineCall('GET', '/admin/dashboard', {
    summary: 'The dashboard: earnings, counts, and the latest users, payments and offer.',
    access: dashboardAccess.get,
    response: dashboardWire,
  }),
  quotas: defineCall('GET', '/admin/quotas', {
    summary: 'Users who reached a quota in the last 30 days, newest first, at most 50.',
    access: dashboardAccess.quotas,
    response: resultResponse(z.array(quotaRefusalWire)),
  }),
}
