import { assignmentHref, auditFilters, type AuditEvent, offerHref } from '@plomada/domain'
import { adminTitles, AuditScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'

export function AuditPage() {
  useTitle(adminTitles.auditLog)
  return <AuditScreen list={useFilteredList(auditFilters, calls.audit.list)} hrefFor={subjectHref} />
}

/** Returns the address of an event's subject. Trades and deleted offers have none. */
function subjectHref({ action, subject: { kind, id } }: AuditEvent): string | undefined {
  if (id === null || action === 'offerDeleted') return undefined
  if (kind === 'offer') return offerHref({ id })
  if (kind === 'assignment') return assignmentHref({ id })
  return kind === 'trade' ? undefined : userHref(id)
}
