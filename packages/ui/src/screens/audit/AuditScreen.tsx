import { type AuditEvent, auditFilters, type AuditFilters, paths } from '@plomada/domain'
import { AuditEventList, type AuditEventListProps, AuditFilterPanel } from '../../audit/index.ts'
import { Page, Stack } from '../../base/index.ts'
import type { FilteredList } from '../FilteredList.ts'
import { fromDirection, toDirection } from '../listSort.ts'
import { ListPager } from '../ListPager.tsx'

export interface AuditScreenProps extends Pick<AuditEventListProps, 'hrefFor'> {
  /** The events that match the filters. */
  list: FilteredList<AuditFilters, AuditEvent>
}

/** Renders /dashboard/audit, the actions of admins and the security events of accounts. */
export const AuditScreen = ({ list, hrefFor }: AuditScreenProps) => (
  <Page>
    <Stack gap={5}>
      <AuditFilterPanel layout="bar" {...list.filterProps} />
      <AuditEventList
        events={list.items}
        total={list.total}
        hrefFor={hrefFor}
        sort={{ column: 'at', direction: toDirection(list.filters.order) }}
        onSort={({ direction }) =>
          list.setFilters(auditFilters.change(list.filters, { order: fromDirection(direction) }))
        }
        {...list.listProps}
      />
      <ListPager path={paths.auditLog} {...list.pagerProps} />
    </Stack>
  </Page>
)
