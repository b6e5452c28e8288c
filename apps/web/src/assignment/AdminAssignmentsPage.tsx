import { adminAssignmentFilters } from '@plomada/domain'
import { AdminAssignmentsScreen, adminTitles } from '@plomada/ui/screens'
import { calls } from '../data/calls.ts'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { useTitle } from '../frame/hooks/useTitle.ts'

export function AdminAssignmentsPage() {
  useTitle(adminTitles.adminAssignments)
  return <AdminAssignmentsScreen list={useFilteredList(adminAssignmentFilters, calls.assignment.listAll)} />
}
