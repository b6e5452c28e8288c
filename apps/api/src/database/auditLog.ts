import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditEvent, AuditSubjectKind } from '@plomada/domain'
import type { Pool } from 'pg'
import type { Db } from './database.types.ts'

type Fields = NonNullable<AuditEvent['before']>

/** The origin of an audited action: the user, the IP address and the request ID. */
export interface AuditOrigin {
  /** The user who acted; null if not signed in. */
  actorId: number | null
  /** The IP address, or null. */
  networkAddress: string | null
  requestId: string | null
}

/** An event to record. */
export interface NewAuditEvent extends AuditOrigin {
  action: AuditAction
  subject: { kind: AuditSubjectKind; id: number | null; label: string }
  /** The changed fields before and after the action, from `getChangedFields`. Must not contain secrets. */
  before?: AuditEvent['before']
  after?: AuditEvent['after']
}

/** Inserts an event into the audit log. Pass the transaction that makes the change: a drizzle transaction or a `pg` client. */
export async function recordAuditEvent(tx: Db | Pick<Pool, 'query'>, event: NewAuditEvent): Promise<void> {
  const statement = buildInsert(event)
  if ('execute' in tx) return void (await tx.execute(statement))
  const { sql: text, params } = dialect.sqlToQuery(statement)
  await tx.query(text, params)
}

const dialect = new PgDialect()

const buildInsert = ({
  action,
  actorId,
  subject,
  before = null,
  after = null,
  ...request
}: NewAuditEvent): SQL =>
  sql`insert into audit_events
    (action, actor_id, subject_kind, subject_id, subject_label, before, after, network_address, request_id)
    values (${action}, ${actorId}, ${subject.kind}, ${subject.id}, ${subject.label},
      ${toJson(before)}::jsonb, ${toJson(after)}::jsonb, ${request.networkAddress}, ${request.requestId})`

const toJson = (fields: Fields | null) => fields && JSON.stringify(fields)

/** Returns the fields that differ between two states, for an event's `before` and `after`. */
export function getChangedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
