import { auditFilters, type AuditEvent, href, paths } from '@plomada/domain'
import { AuditEventList, AuditFilterPanel, Page, Split, Stack } from '@plomada/ui'
import { auditCalls } from '../data/calls.ts'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilteredList } from '../filters/useFilteredList.ts'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'

export function AuditPage() {
  useTitle(adminTitles.audit)
  const list = useFilteredList(auditFilters, auditCalls.list)
  return (
    <Page>
      <Split side={<AuditFilterPanel {...list.filterProps} />} sideWidth="filters">
        <Stack gap={5}>
          <AuditEventList
            events={list.items}
            total={list.data?.total}
            hrefFor={subjectHref}
            {...list.listProps}
          />
          <ListPager path={paths.auditLog} {...list.pagerProps} />
        </Stack>
      </Split>
    </Page>
  )
}

/** Returns the address of an event's subject. Trades and deleted offers have none. */
function subjectHref({ action, subject: { kind, id } }: AuditEvent): string | undefined {
  if (id === null || action === 'offerDeleted') return undefined
  if (kind === 'offer') return href(paths.offer, { id })
  return kind === 'trade' ? undefined : userHref(id)
}
