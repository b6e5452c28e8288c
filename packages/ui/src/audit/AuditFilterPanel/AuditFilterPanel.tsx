import { type AuditFilters, auditFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'

export type AuditFilterPanelProps = Omit<FilterPanelProps<AuditFilters>, 'filters' | 'options'>

/** Renders the filters of the audit log: actor, action, subject and days. */
export const AuditFilterPanel = (props: AuditFilterPanelProps) => (
  <FilterPanel filters={auditFilters} {...props} />
)
