import { type UserFilters, userFilters } from '@plomada/domain'
import { FilterPanel, type FilterPanelProps } from '../../filter/FilterPanel/FilterPanel.tsx'

export interface UserFilterPanelProps extends Pick<FilterPanelProps<UserFilters>, 'count' | 'layout'> {
  /** What is chosen now. */
  value: UserFilters
  /** Called with all filters after a change; the page is 1 again. */
  onChange: (filters: UserFilters) => void
}

/** What an admin looks for people by: name, role, state and the order of their ratings. */
export const UserFilterPanel = (props: UserFilterPanelProps) => <FilterPanel of={userFilters} {...props} />
