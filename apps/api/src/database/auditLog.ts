import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditEvent, AuditSubjectKind } from '@plomada/domain'
import type { Pool } from 'pg'
import type { Db } from './database.ts'

type Fields = NonNullable<AuditEvent['before']>

/** Where an act came from: who made the request, from which address, under which id. */
export interface AuditOrigin {
  /** The user who acted; null when nobody was signed in. */
  actorId: number | null
  networkAddress: string | null
  requestId: string | null
}

/** An event that is not in the audit log yet. */
export interface NewAuditEvent extends AuditOrigin {
  action: AuditAction
  subject: { kind: AuditSubjectKind; id: number | null; label: string }
  /** The changed fields before and after the act, as `changedFields` returns them. Never a secret. */
  before?: AuditEvent['before']
  after?: AuditEvent['after']
}

/**
 * Records an event in the audit log. Pass the transaction of the act, so that neither exists without the other: drizzle's,
 * or a client of `pg` that has begun one.
 */
export async function recordAuditEvent(tx: Db | Pick<Pool, 'query'>, event: NewAuditEvent): Promise<void> {
  const statement = insertion(event)
  if ('execute' in tx) return void (await tx.execute(statement))
  const { sql: text, params } = dialect.sqlToQuery(statement)
  await tx.query(text, params)
}

const dialect = new PgDialect()

const insertion = ({
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
      ${json(before)}::jsonb, ${json(after)}::jsonb, ${request.networkAddress}, ${request.requestId})`

const json = (fields: Fields | null) => fields && JSON.stringify(fields)

/** The fields that differ between two states of the same thing, as `before` and `after` of an event. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name])
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
