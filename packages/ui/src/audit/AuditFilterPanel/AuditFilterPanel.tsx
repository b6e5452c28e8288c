import { type AuditFilters, auditFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'

export interface AuditFilterPanelProps extends Pick<FilterPanelProps<AuditFilters>, 'count' | 'layout'> {
  /** What is chosen now. */
  value: AuditFilters
  /** Called with all filters after a change; the page is 1 again. */
  onChange: (filters: AuditFilters) => void
}

/** What an admin narrows the audit log by: actor, action, subject and days. */
export const AuditFilterPanel = (props: AuditFilterPanelProps) => <FilterPanel of={auditFilters} {...props} />
