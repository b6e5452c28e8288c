import { type AdminOfferFilters, adminOfferFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'

export interface AdminOfferFilterBarProps extends Pick<FilterPanelProps<AdminOfferFilters>, 'count'> {
  /** What is chosen now. */
  value: AdminOfferFilters
  /** Called with all filters after a change; the page is 1 again. */
  onChange: (filters: AdminOfferFilters) => void
}

/** What an admin looks for offers by, in one row: name, state and age. */
export const AdminOfferFilterBar = (props: AdminOfferFilterBarProps) => (
  <FilterPanel of={adminOfferFilters} layout="bar" {...props} />
)
