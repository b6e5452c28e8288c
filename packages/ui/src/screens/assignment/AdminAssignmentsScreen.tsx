import { type AdminAssignmentFilters, assignmentHref, type AssignmentSummary, paths } from '@plomada/domain'
import { AdminAssignmentFilterBar, AdminAssignmentTable } from '../../assignment/index.ts'
import { Page, Stack } from '../../base/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { ListPager } from '../ListPager.tsx'

export interface AdminAssignmentsScreenProps {
  /** The jobs that match the filters. */
  list: FilteredList<AdminAssignmentFilters, AssignmentSummary>
}

/** Renders /dashboard/trabajos, all jobs with their filters. */
export const AdminAssignmentsScreen = ({ list }: AdminAssignmentsScreenProps) => (
  <Page>
    <Stack gap={5}>
      <AdminAssignmentFilterBar {...list.filterProps} />
      <AdminAssignmentTable
        assignments={list.items}
        total={list.total}
        hrefFor={assignmentHref}
        {...list.listProps}
      />
      <ListPager path={paths.adminAssignments} {...list.pagerProps} />
    </Stack>
  </Page>
)
