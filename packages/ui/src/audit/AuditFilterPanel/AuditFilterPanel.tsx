'use client'
import { type AuditFilters, auditFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { esARApplication } from '../../messages/esAR.application.ts'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'

export type AuditFilterPanelProps = Omit<FilterPanelProps<AuditFilters>, 'filters' | 'options'>

/** Renders the filters of the audit log: actor, action, subject and days. */
export const AuditFilterPanel = (props: AuditFilterPanelProps) => {
  const texts = useMarketplaceTexts()
  return (
    <MoreMessages messages={esARApplication}>
      <FilterPanel {...texts} filters={auditFilters} {...props} />
    </MoreMessages>
  )
}
