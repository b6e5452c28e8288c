'use client'
import { type AuditChange, auditActionLabels, auditChanges, type AuditEvent, fullName } from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { useWords } from '../../provider/index.ts'
import { auditCopy, auditFieldLabels } from '../audit.copy.ts'
import * as css from './AuditEventCard.css.ts'
import { instant } from './instant.ts'

export interface AuditEventCardProps {
  /** What happened. */
  event: AuditEvent
  /** Where its subject is; left out where it has no page or is gone. */
  href?: string | undefined
}

/** One entry of the audit log: what was done, to what, by whom, when and from where, and what it changed. */
export const AuditEventCard = ({ event, href }: AuditEventCardProps) => {
  const id = useId()
  const words = useWords()
  const { action, subject, at, networkAddress, requestId } = event
  const time = <time dateTime={at.toISOString()}>{instant(at)}</time>
  const facts: [label: string, value: ReactNode][] = [
    [auditCopy.actor, words(actorName(event))],
    [auditCopy.at, time],
    [auditCopy.networkAddress, networkAddress],
    [auditCopy.requestId, requestId],
  ]
  return (
    <Panel element="article" padding="none" isClipped labelledBy={id}>
      <div className={css.body}>
        <div>
          <Heading level={3} size="card" id={id}>
            {auditActionLabels[action]}
          </Heading>
          <p className={css.subject}>
            {href === undefined ? (
              subject.label
            ) : (
              <Link href={href} tone="plain">
                {subject.label}
              </Link>
            )}
          </p>
        </div>
        <dl className={css.facts}>
          {facts.flatMap(([label, value]) =>
            value === null
              ? []
              : [
                  <dt key={label} className={css.label}>
                    <Words>{label}</Words>
                  </dt>,
                  <dd key={`${label} value`} className={css.value}>
                    {value}
                  </dd>,
                ],
          )}
        </dl>
      </div>
      <Changes event={event} />
    </Panel>
  )
}

function actorName({ actor }: AuditEvent): string {
  if (actor === null) return auditCopy.nobody
  const { id, firstName, lastName } = actor
  return firstName === null ? auditCopy.userNumber(id) : fullName({ firstName, lastName })
}

type Row = AuditChange & { id: number }

const Changes = ({ event }: { event: AuditEvent }) => {
  const rows: Row[] = auditChanges(event).map((change, id) => ({ ...change, id }))
  if (rows.length === 0) return null
  // Of what was created there is no state before, of what was deleted none after.
  const states: TableColumn<Row>[] = [
    ...(event.before ? [{ label: auditCopy.before, cell: (row: Row) => <Value of={row.before} /> }] : []),
    ...(event.after ? [{ label: auditCopy.after, cell: (row: Row) => <Value of={row.after} /> }] : []),
  ]
  return (
    <Table
      caption={auditCopy.changes}
      isCaptionHidden
      rows={rows}
      columns={[{ label: auditCopy.field, cell: ({ field }) => <FieldName field={field} /> }, ...states]}
    />
  )
}

const FieldName = ({ field }: Pick<AuditChange, 'field'>) => (
  <span className={css.field}>
    <Words>{auditFieldLabels[field] ?? field}</Words>
  </span>
)

const Value = ({ of }: { of: AuditChange['before'] }) => {
  if (of === undefined || of === null || of === '')
    return (
      <span className={css.missing}>
        <Words>{auditCopy.empty}</Words>
      </span>
    )
  if (typeof of === 'boolean') return <Words>{of ? auditCopy.yes : auditCopy.no}</Words>
  return typeof of === 'number' ? of.toLocaleString('es-AR') : of
}
