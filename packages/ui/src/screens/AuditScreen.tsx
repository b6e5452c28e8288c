import { type AuditEvent, type AuditFilters, auditFilters, paths } from '@plomada/domain'
import { withFilters } from '@plomada/domain/define'
import { auditEvents } from '@plomada/domain/fixtures'
import { AuditEventList, AuditFilterPanel } from '../audit/index.ts'
import { Page, Pager, Split, Stack } from '../base/index.ts'
import { says } from './filtering.ts'
import { type Given, useFilterState, useList } from './useList.ts'

export interface AuditScreenProps {
  /** How the data stands.
   * @default 'here' */
  given?: Given
}

const HOUR = 3_600_000

/** Enough events for two pages, an hour apart. */
const everyEvent: AuditEvent[] = Array.from({ length: 5 }, (_, round) =>
  auditEvents.map((event) => ({
    ...event,
    id: 1000 - round * 10 + event.id,
    at: new Date(event.at.getTime() - round * HOUR),
  })),
).flat()

const passingEvents = ({ actor, action, subjectKind }: AuditFilters): AuditEvent[] =>
  everyEvent.filter(
    (event) =>
      says(`${event.actor?.firstName} ${event.actor?.lastName}`, actor) &&
      (action === undefined || event.action === action) &&
      (subjectKind === undefined || event.subject.kind === subjectKind),
  )

/** /dashboard/audit: acts of admins and security events of accounts. */
export function AuditScreen({ given = 'here' }: AuditScreenProps) {
  const { filters, setFilters, toPage } = useFilterState(auditFilters)
  const list = useList(passingEvents(filters), filters, given)
  return (
    <Page>
      <Split
        side={
          <AuditFilterPanel
            value={filters}
            onChange={setFilters}
            {...(list.total !== undefined && { count: list.total })}
          />
        }
        sideWidth="filters"
      >
        <Stack gap={5}>
          <AuditEventList
            events={list.rows}
            total={list.total}
            hrefFor={({ subject }) => (subject.kind === 'user' ? paths.user : undefined)}
            hasFailed={list.hasFailed}
            onRetry={list.retry}
          />
          <Pager
            page={filters.page}
            pages={list.pages}
            hrefFor={(page) => withFilters(paths.auditLog, auditFilters, { ...filters, page })}
            onPage={toPage}
          />
        </Stack>
      </Split>
    </Page>
  )
}
