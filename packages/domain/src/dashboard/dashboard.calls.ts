import * as z from 'zod/mini'
import { call } from '../define/call.ts'
import { result } from '../define/page.ts'
import { dashboardAccess } from './dashboard.access.ts'
import { dashboardWire, quotaRefusalWire } from './dashboard.wire.ts'

/** The calls about how the marketplace is doing. */
export const dashboardCalls = {
  get: call('GET', '/admin/dashboard', {
    summary: 'How the marketplace is doing: earnings, counts, and who and what came last.',
    who: dashboardAccess.get.who,
    answer: dashboardWire,
  }),
  quotas: call('GET', '/admin/quotas', {
    summary: 'Who met a quota in the last 30 days: the 50 newest, newest first.',
    who: dashboardAccess.quotas.who,
    answer: result(z.array(quotaRefusalWire)),
  }),
}
