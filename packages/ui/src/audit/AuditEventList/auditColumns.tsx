import { type AuditChange, auditActionLabels, auditChanges, type AuditEvent, fullName } from '@plomada/domain'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import type { DataTableColumn } from '../../base/DataTable/DataTable.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { Override } from '../../marketplace/overrides.ts'
import { useFormats } from '../../provider/index.ts'
import { auditFieldLabels, auditMessages } from '../audit.messages.ts'
import * as css from './AuditEventList.css.ts'

type HrefFor = ((event: AuditEvent) => string | undefined) | undefined

const Time = ({ at }: Pick<AuditEvent, 'at'>) => {
  const { dateTime } = useFormats()
  return (
    <time dateTime={at.toISOString()} className={css.time}>
      {dateTime(at, 'seconds')}
    </time>
  )
}

const ActorName = ({ actor }: Pick<AuditEvent, 'actor'>) => {
  if (actor === null) return <Message>{auditMessages.unidentified}</Message>
  const { id, firstName, lastName } = actor
  return firstName === null ? (
    <Message>{auditMessages.userNumber(id)}</Message>
  ) : (
    fullName({ firstName, lastName })
  )
}

const Value = ({ value }: { value: AuditChange['before'] }) => {
  if (value === undefined || value === null || value === '') return <Message>{auditMessages.empty}</Message>
  if (typeof value === 'boolean') return <Message>{value ? auditMessages.yes : auditMessages.no}</Message>
  return typeof value === 'number' ? value.toLocaleString('es-AR') : value
}

/** Renders each changed field with its values, in full: the log is evidence. */
const Changes = ({ event }: { event: AuditEvent }) => {
  const changes = auditChanges(event)
  if (changes.length === 0) return '—'
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className={css.field}>
            <Message>{auditFieldLabels[field] ?? field}</Message>
          </span>
          {': '}
          {event.before && <Value value={before} />}
          {event.before && event.after && ' → '}
          {event.after && <Value value={after} />}
        </li>
      ))}
    </ul>
  )
}

/** Returns the columns of the audit log. */
export const getAuditColumns = (
  t: Override,
  hrefFor: HrefFor,
): [DataTableColumn<AuditEvent>, ...DataTableColumn<AuditEvent>[]] => [
  {
    id: 'action',
    label: t(auditMessages.action),
    cell: (event) => (
      <>
        <Text element="span" weight="strong">
          <Message>{auditActionLabels[event.action]}</Message>
        </Text>
        <br />
        <OptionalLink href={hrefFor?.(event)}>{event.subject.label}</OptionalLink>
      </>
    ),
  },
  {
    id: 'at',
    label: t(auditMessages.at),
    sorts: ['descending', 'ascending'],
    cell: (event) => <Time at={event.at} />,
  },
  { id: 'actor', label: t(auditMessages.actor), cell: ({ actor }) => <ActorName actor={actor} /> },
  {
    id: 'changes',
    label: t(auditMessages.changes),
    cell: (event) => (
      <Text element="div" size="small">
        <Changes event={event} />
      </Text>
    ),
  },
  {
    id: 'network',
    label: t(auditMessages.networkAddress),
    priority: 'low',
    cell: ({ networkAddress, requestId }) => (
      <Text element="span" size="small" tone="muted">
        <span className={css.identifiers}>
          {networkAddress ?? '—'}
          {requestId !== null && (
            <>
              <br />
              {requestId}
            </>
          )}
        </span>
      </Text>
    ),
  },
]
