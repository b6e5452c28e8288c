import { call } from '../define/call.ts'
import { dashboardWire } from './dashboard.wire.ts'

export const dashboardCalls = {
  get: call('GET', '/admin/dashboard', {
    summary: 'How the marketplace is doing: earnings, counts, and who and what came last.',
    who: ['admin'],
    answer: dashboardWire,
  }),
}
