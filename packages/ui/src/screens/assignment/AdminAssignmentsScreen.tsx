import {
  type AdminAssignmentFilters,
  adminAssignmentFilters,
  assignmentHref,
  type AssignmentSummary,
  paths,
} from '@plomada/domain'
import { AdminAssignmentFilterBar, AdminAssignmentTable } from '../../assignment/index.ts'
import { Page, Stack } from '../../base/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface AdminAssignmentsScreenProps {
  /** The jobs that match the filters. */
  list: FilteredList<AdminAssignmentFilters, AssignmentSummary>
}

const changeOrder = (filters: AdminAssignmentFilters, column: string) =>
  adminAssignmentFilters.change(filters, { order: column === 'deadline' ? 'deadline' : 'change' })

/** Renders /dashboard/trabajos, all jobs with their filters. */
export const AdminAssignmentsScreen = ({ list }: AdminAssignmentsScreenProps) => (
  <Page>
    <Stack gap={5}>
      <AdminAssignmentFilterBar {...list.filterProps} />
      <AdminAssignmentTable
        assignments={list.items}
        total={list.total}
        hrefFor={assignmentHref}
        sort={{
          column: list.filters.order ?? 'change',
          direction: list.filters.order === 'deadline' ? 'ascending' : 'descending',
        }}
        onSort={({ column }) => list.setFilters(changeOrder(list.filters, column))}
        {...list.listProps}
      />
      <ListPager path={paths.adminAssignments} {...list.pagerProps} />
    </Stack>
  </Page>
)
