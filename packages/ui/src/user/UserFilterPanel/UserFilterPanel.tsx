'use client'
import { type UserFilters, userFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'
import { useMarketplaceTexts } from '../../marketplace/overrides.ts'

export type UserFilterPanelProps = Omit<FilterPanelProps<UserFilters>, 'filters' | 'options'>

/** Renders the filters of the user list: name, role, state and order by rating. */
export const UserFilterPanel = (props: UserFilterPanelProps) => {
  const texts = useMarketplaceTexts()
  return <FilterPanel {...texts} filters={userFilters} {...props} />
}
