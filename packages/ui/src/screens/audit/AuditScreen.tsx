import { type AuditEvent, type AuditFilters, paths } from '@plomada/domain'
import { AuditEventList, type AuditEventListProps, AuditFilterPanel } from '../../audit/index.ts'
import { Page, Stack } from '../../base/index.ts'
import type { FilteredList } from '../FilteredList.ts'
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
      <AuditEventList events={list.items} total={list.total} hrefFor={hrefFor} {...list.listProps} />
      <ListPager path={paths.auditLog} {...list.pagerProps} />
    </Stack>
  </Page>
)
