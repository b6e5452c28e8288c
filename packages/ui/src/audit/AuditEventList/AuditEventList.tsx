'use client'
import { AUDIT_EVENTS_COUNTED, type AuditEvent } from '@plomada/domain'
import { DataTable, type DataTableProps } from '../../base/DataTable/DataTable.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { auditMessages } from '../audit.messages.ts'
import { getAuditColumns } from './auditColumns.tsx'

export interface AuditEventListProps
  extends
    Pick<TableListProps<AuditEvent>, 'hasFailed' | 'onRetry' | 'page'>,
    Pick<DataTableProps<AuditEvent>, 'sort' | 'onSort'> {
  /** The events of this page, in the order of `sort`. Undefined while they load. */
  events: readonly AuditEvent[] | undefined
  /** Number of events on all pages. Undefined while they load. */
  total: number | undefined
  /** Returns the URL of an event's subject, or undefined if it has no page or was deleted. */
  hrefFor?: ((event: AuditEvent) => string | undefined) | undefined
}

/** Renders the audit log with the number of events. The page has to include a heading. */
export const AuditEventList = ({ events, total, hrefFor, sort, onSort, ...rest }: AuditEventListProps) => {
  const t = useOverride()
  return (
    <Stack>
      {/* Reserves the line while the number loads, to avoid a layout shift. */}
      <Text tone="muted" isNumeric>
        {rest.hasFailed || total === undefined ? '\u00A0' : <Message>{formatCount(total)}</Message>}
      </Text>
      <TableList
        items={events}
        renderTable={(rows) => (
          <DataTable
            caption={t(auditMessages.title)}
            isCaptionHidden
            columns={getAuditColumns(t, hrefFor)}
            rows={rows}
            sort={sort}
            onSort={onSort}
          />
        )}
        empty={
          <EmptyState title={t(auditMessages.none)}>
            <Message>{auditMessages.noneHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(auditMessages.none)}
        {...rest}
      />
    </Stack>
  )
}

const formatCount = (total: number): string =>
  total < AUDIT_EVENTS_COUNTED ? auditMessages.found(total) : auditMessages.tooMany(total)
