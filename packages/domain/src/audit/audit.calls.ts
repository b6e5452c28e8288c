import { call } from '../define/call.ts'
import { queryOf } from '../define/filterQuery.ts'
import { page } from '../define/page.ts'
import { auditAccess } from './audit.access.ts'
import { auditFilters } from './audit.filters.ts'
import { auditEventWire } from './audit.wire.ts'

/** The calls about the audit log. */
export const auditCalls = {
  list: call('GET', '/admin/audit', {
    summary:
      'Acts of admins and security events of accounts, newest first. The total counts to 10,000: older events are found with the dates.',
    who: auditAccess.list.who,
    query: queryOf(auditFilters),
    answer: page(auditEventWire),
  }),
}
