'use client'
import { type AuditFilters, auditFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'

export type AuditFilterPanelProps = Omit<FilterPanelProps<AuditFilters>, 'filters' | 'options'>

/** Renders the filters of the audit log: actor, action, subject and days. */
export const AuditFilterPanel = (props: AuditFilterPanelProps) => {
  const texts = useMarketplaceTexts()
  return <FilterPanel {...texts} filters={auditFilters} {...props} />
}
