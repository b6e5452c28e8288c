import { type UserFilters, userFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'

export type UserFilterPanelProps = Omit<FilterPanelProps<UserFilters>, 'filters' | 'options'>

/** Renders the filters of the user list: name, role, state and order by rating. */
export const UserFilterPanel = (props: UserFilterPanelProps) => (
  <FilterPanel filters={userFilters} {...props} />
)
