import { call } from '../define/call.ts'
import { dashboardAccess } from './dashboard.access.ts'
import { dashboardWire } from './dashboard.wire.ts'

/** The calls about how the marketplace is doing. */
export const dashboardCalls = {
  get: call('GET', '/admin/dashboard', {
    summary: 'How the marketplace is doing: earnings, counts, and who and what came last.',
    who: dashboardAccess.get.who,
    answer: dashboardWire,
  }),
}
