import { type AuditEvent, type AuditFilters, auditFilters, paths } from '@plomada/domain'
import { auditEvents } from '@plomada/domain/fixtures'
import { AuditEventList, AuditFilterPanel } from '../audit/index.ts'
import { Page, Split, Stack } from '../base/index.ts'
import { includesText, matches } from './fixtures/filterLists.ts'
import { ListPager } from './ListPager.tsx'
import { type DataState, useFilteredList } from './fixtures/screenData.ts'

export interface AuditScreenProps {
  /** State of the data.
   * @default 'loaded' */
  dataState?: DataState
}

const HOUR = 3_600_000

/** Two pages of events, an hour apart. */
const events: AuditEvent[] = Array.from({ length: 5 }, (_, round) =>
  auditEvents.map((event) => ({
    ...event,
    id: 1000 - round * 10 + event.id,
    at: new Date(event.at.getTime() - round * HOUR),
  })),
).flat()

const filterEvents = ({ actor, action, subjectKind }: AuditFilters): AuditEvent[] =>
  events.filter(
    (event) =>
      includesText(`${event.actor?.firstName} ${event.actor?.lastName}`, actor) &&
      matches(event.action, action) &&
      matches(event.subject.kind, subjectKind),
  )

/** /dashboard/audit: actions of admins and security events of accounts. */
export function AuditScreen({ dataState = 'loaded' }: AuditScreenProps) {
  const list = useFilteredList(auditFilters, filterEvents, dataState)
  return (
    <Page>
      <Split side={<AuditFilterPanel {...list.filterProps} />} sideWidth="filters">
        <Stack gap={5}>
          <AuditEventList
            events={list.items}
            total={list.total}
            hrefFor={({ subject }) => (subject.kind === 'user' ? paths.user : undefined)}
            {...list.listProps}
          />
          <ListPager path={paths.auditLog} {...list.pagerProps} />
        </Stack>
      </Split>
    </Page>
  )
}
