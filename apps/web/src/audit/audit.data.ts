import type { AuditFilters } from '@plomada/domain'
import { auditCalls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'

/** The audit log, for an admin. */
export const useAuditEvents = (filters: AuditFilters) =>
  useCall(auditCalls.list, { query: filters }, { keepsPrevious: true })
