'use client'
import { ASSIGNMENTS_COUNTED, type AssignmentSummary } from '@plomada/domain'
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { adminAssignmentMessages } from '../assignment.admin.messages.ts'
import { getAssignmentColumns } from './assignmentColumns.tsx'

export interface AdminAssignmentTableProps
  extends
    Pick<TableListProps<AssignmentSummary>, 'hasFailed' | 'onRetry' | 'page'>,
    Pick<DataTableProps<AssignmentSummary>, 'sort' | 'onSort'> {
  /** The jobs of this page. Undefined while they load. */
  assignments: readonly AssignmentSummary[] | undefined
  /** Number of jobs on all pages. Undefined while they load. */
  total: number | undefined
  /** Returns the URL of a job. */
  hrefFor?: ((assignment: AssignmentSummary) => string) | undefined
}

/** Renders a page of all jobs, with their number and what each needs from an admin. The page has to include a heading. */
export const AdminAssignmentTable = ({
  assignments,
  total,
  hrefFor,
  sort,
  onSort,
  ...rest
}: AdminAssignmentTableProps) => {
  const t = useOverride()
  return (
    <Stack>
      {/* Reserves the line while the number loads, to avoid a layout shift. */}
      <Text tone="muted" isNumeric>
        {rest.hasFailed || total === undefined ? '\u00A0' : <Message>{formatCount(total)}</Message>}
      </Text>
      <TableList
        items={assignments}
        renderTable={(rows) => (
          <DataTable
            caption={t(adminAssignmentMessages.title)}
            isCaptionHidden
            columns={getAssignmentColumns(t, hrefFor)}
            rows={rows}
            sort={sort}
            onSort={onSort}
          />
        )}
        empty={
          <EmptyState title={t(adminAssignmentMessages.noneFound)}>
            <Message>{adminAssignmentMessages.noneFoundHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(adminAssignmentMessages.noneFound)}
        {...rest}
      />
    </Stack>
  )
}

const formatCount = (total: number): string =>
  total < ASSIGNMENTS_COUNTED ? adminAssignmentMessages.found(total) : adminAssignmentMessages.tooMany(total)
