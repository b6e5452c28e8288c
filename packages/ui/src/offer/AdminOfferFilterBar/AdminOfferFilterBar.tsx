'use client'
import { type AdminOfferFilters, adminOfferFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'

export interface AdminOfferFilterBarProps extends Pick<FilterPanelProps<AdminOfferFilters>, 'count'> {
  /** The current filters. */
  value: AdminOfferFilters
  /** Called with all filters after a change, with the page reset to 1. */
  onChange: (filters: AdminOfferFilters) => void
}

/** Renders the filters of the admin offer list in one row: name, state and order. */
export const AdminOfferFilterBar = (props: AdminOfferFilterBarProps) => {
  const texts = useMarketplaceTexts()
  return <FilterPanel {...texts} filters={adminOfferFilters} layout="bar" {...props} />
}
