import { periodFilters } from '@plomada/domain'
import { adminTitles, CommissionsScreen } from '@plomada/ui/screens'
import { useFilters } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useCommissions } from './ledger.data.ts'

export function CommissionsPage() {
  useTitle(adminTitles.commissions)
  const [filters, setFilters] = useFilters(periodFilters)
  return (
    <CommissionsScreen
      filterProps={{ value: filters, onChange: setFilters, count: undefined }}
      {...useCommissions(filters)}
    />
  )
}
