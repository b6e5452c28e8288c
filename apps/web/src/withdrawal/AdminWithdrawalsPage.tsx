import { withdrawalFilters } from '@plomada/domain'
import { adminWithdrawalMessages } from '@plomada/ui'
import { AdminWithdrawalsScreen } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'
import { useWithdrawalDecisions } from './withdrawal.data.ts'

export function AdminWithdrawalsPage() {
  useTitle(adminWithdrawalMessages.title)
  return (
    <AdminWithdrawalsScreen
      list={useFilteredList(withdrawalFilters, calls.withdrawal.list)}
      {...useWithdrawalDecisions()}
    />
  )
}
