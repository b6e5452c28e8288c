import { auditFilters, type AuditEvent, href, paths } from '@plomada/domain'
import { AuditEventList, AuditFilterPanel, Page, Split, Stack } from '@plomada/ui'
import { ListPager } from '../filters/ListPager.tsx'
import { useFilters } from '../filters/useFilters.ts'
import { usePages } from '../filters/usePages.ts'
import { adminTitles } from '../frame/AdminArea.tsx'
import { useTitle } from '../frame/useTitle.ts'
import { userHref } from '../user/selectedUser.ts'
import { useAuditEvents } from './audit.data.ts'

/** Acts of admins and security events of accounts, for whoever runs the marketplace. */
export function AuditPage() {
  useTitle(adminTitles.audit)
  const [filters, setFilters] = useFilters(auditFilters)
  const { data, problem, mutate } = usePages(useAuditEvents(filters), filters, setFilters)
  return (
    <Page>
      <Split
        side={<AuditFilterPanel value={filters} onChange={setFilters} count={data?.total} />}
        sideWidth="filters"
      >
        <Stack gap={5}>
          <AuditEventList
            events={problem ? [] : data?.result}
            total={data?.total}
            hrefFor={subjectHref}
            hasFailed={problem !== undefined}
            onRetry={() => void mutate()}
            page={filters.page}
          />
          <ListPager path={paths.auditLog} of={auditFilters} filters={filters} pages={data?.totalPages} />
        </Stack>
      </Split>
    </Page>
  )
}

/** Where the subject of an event is; a trade has no page for admins, and what was deleted none at all. */
function subjectHref({ action, subject: { kind, id } }: AuditEvent): string | undefined {
  if (id === null || action === 'offerDeleted') return undefined
  if (kind === 'offer') return href(paths.offer, { id })
  return kind === 'trade' ? undefined : userHref(id)
}
