import type { Examples } from '../contract/example.ts'
import type { auditCalls } from './audit.calls.ts'
import { auditFilters } from './audit.filters.ts'
import { auditEvents } from './audit.fixtures.ts'

export const auditExamples: Examples<typeof auditCalls> = {
  list: {
    query: { ...auditFilters.initial, action: 'userSuspended', from: '2026-11-01' },
    response: { result: auditEvents.slice(0, 1), totalPages: 1, total: 1 },
  },
}
