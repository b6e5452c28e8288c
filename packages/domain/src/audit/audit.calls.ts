import { defineCall } from '../contract/call.ts'
import { pageResponse, queryCodec } from '@plomada/define'
import { auditAccess } from './audit.access.ts'
import { auditFilters } from './audit.filters.ts'
import { auditEventWire } from './audit.wire.ts'

export const auditCalls = {
  list: defineCall('GET', '/admin/audit', {
    summary:
      'Actions of admins and security events of accounts, newest first. The total stops at 10,000; use the dates to find older events.',
    access: auditAccess.list,
    query: queryCodec(auditFilters),
    response: pageResponse(auditEventWire),
  }),
}
