'use client'
import { type AuditChange, auditActionLabels, auditChanges, type AuditEvent, fullName } from '@plomada/domain'
import { Fragment, type ReactNode, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useFormats } from '../../provider/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { auditMessages, auditFieldLabels } from '../audit.messages.ts'
import * as css from './AuditEventCard.css.ts'

export interface AuditEventCardProps {
  /** The event. */
  event: AuditEvent
  /** URL of the subject. Omit it if the subject has no page or was deleted. */
  href?: string | undefined
}

/** Renders an event of the audit log: action, subject, actor, time, IP address, request id and changes. */
export const AuditEventCard = ({ event, href }: AuditEventCardProps) => {
  const id = useId()
  const { dateTime } = useFormats()
  const { action, subject, at, networkAddress, requestId } = event
  const time = <time dateTime={at.toISOString()}>{dateTime(at, 'seconds')}</time>
  const facts: [label: string, value: ReactNode][] = [
    [auditMessages.actor, <ActorName key="actor" actor={event.actor} />],
    [auditMessages.at, time],
    [auditMessages.networkAddress, networkAddress],
    [auditMessages.requestId, requestId],
  ]
  return (
    <Panel element="article" padding="none" isClipped labelledBy={id}>
      <div className={css.body}>
        <div>
          <Heading level={3} size="card" id={id}>
            <Message>{auditActionLabels[action]}</Message>
          </Heading>
          <p className={css.subject}>
            <OptionalLink href={href}>{subject.label}</OptionalLink>
          </p>
        </div>
        <dl className={css.facts}>
          {facts
            .filter(([, value]) => value !== null)
            .map(([label, value]) => (
              <Fragment key={label}>
                <dt className={css.label}>
                  <Message>{label}</Message>
                </dt>
                <dd className={css.value}>{value}</dd>
              </Fragment>
            ))}
        </dl>
      </div>
      <Changes event={event} />
    </Panel>
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

type Row = AuditChange & { id: number }

const Changes = ({ event }: { event: AuditEvent }) => {
  const rows: Row[] = auditChanges(event).map((change, id) => ({ ...change, id }))
  const t = useOverride()
  if (rows.length === 0) return null
  // A created subject has no values before, and a deleted one has none after.
  const states: TableColumn<Row>[] = [
    ...(event.before
      ? [{ label: t(auditMessages.before), cell: (row: Row) => <Value value={row.before} /> }]
      : []),
    ...(event.after
      ? [{ label: t(auditMessages.after), cell: (row: Row) => <Value value={row.after} /> }]
      : []),
  ]
  return (
    <Table
      caption={t(auditMessages.changes)}
      isCaptionHidden
      rows={rows}
      columns={[
        { label: t(auditMessages.field), cell: ({ field }) => <FieldName field={field} /> },
        ...states,
      ]}
    />
  )
}

const FieldName = ({ field }: Pick<AuditChange, 'field'>) => (
  <span className={css.field}>
    <Message>{auditFieldLabels[field] ?? field}</Message>
  </span>
)

const Value = ({ value }: { value: AuditChange['before'] }) => {
  if (value === undefined || value === null || value === '')
    return (
      <span className={css.missing}>
        <Message>{auditMessages.empty}</Message>
      </span>
    )
  if (typeof value === 'boolean') return <Message>{value ? auditMessages.yes : auditMessages.no}</Message>
  return typeof value === 'number' ? value.toLocaleString('es-AR') : value
}
