import { AUDIT_EVENTS_COUNTED, type AuditEvent } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Cards } from '../../layout/Cards/Cards.tsx'
import { auditCopy } from '../audit.copy.ts'
import { AuditEventCard } from '../AuditEventCard/AuditEventCard.tsx'

export interface AuditEventListProps {
  /** The events of this page, newest first; undefined while they load. */
  events: readonly AuditEvent[] | undefined
  /** How many there are on all pages. */
  total: number | undefined
  /** Where the subject of an event is; undefined where it has no page or is gone. */
  hrefFor?: ((event: AuditEvent) => string | undefined) | undefined
  /** Whether the list could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Which page of the list this is; after another one the focus goes to where it begins. */
  page?: number
}

/** The audit log, newest first, with the number of events. The page brings the heading. */
export const AuditEventList = ({ events, total, hrefFor, ...rest }: AuditEventListProps) => (
  <Stack>
    {/* Its line is kept free while the number loads, so that the cards do not jump. */}
    <Text tone="muted" isNumeric>
      {rest.hasFailed || total === undefined ? '\u00A0' : countOf(total)}
    </Text>
    <Cards
      of={events}
      each={(event) => <AuditEventCard event={event} href={hrefFor?.(event)} />}
      empty={<EmptyState title={auditCopy.none}>{auditCopy.noneHelp}</EmptyState>}
      none={auditCopy.none}
      skeleton={<EventSkeleton />}
      {...rest}
    />
  </Stack>
)

const countOf = (total: number): string =>
  total < AUDIT_EVENTS_COUNTED ? auditCopy.found(total) : auditCopy.tooMany(total)

const EventSkeleton = () => (
  <Panel padding="small">
    <Stack>
      <Skeleton shape="title" />
      <Skeleton shape="short" />
      <Skeleton />
      <Skeleton />
    </Stack>
  </Panel>
)
