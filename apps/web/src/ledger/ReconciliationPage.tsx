import { periodFilters } from '@plomada/domain'
import { adminTitles, ReconciliationScreen } from '@plomada/ui/screens'
import { useFilters } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useReconciliation } from './ledger.data.ts'

export function ReconciliationPage() {
  useTitle(adminTitles.reconciliation)
  const [filters, setFilters] = useFilters(periodFilters)
  return (
    <ReconciliationScreen
      filterProps={{ value: filters, onChange: setFilters, count: undefined }}
      {...useReconciliation(filters)}
    />
  )
}
