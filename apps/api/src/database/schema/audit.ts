import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditEvent, AuditSubjectKind } from '@plomada/domain'
import { newestFirst, timestamptz } from '../columns.ts'

/**
 * The audit log. Append-only: a trigger refuses changes, and on PostgreSQL the application's role lacks the privilege
 * (docs/decisions/0033-audit-log.md). No foreign keys: events are kept when their subject is deleted.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamptz('at').notNull().defaultNow(),
    action: text().$type<AuditAction>().notNull(),
    actorId: integer('actor_id'),
    subjectKind: text('subject_kind').$type<AuditSubjectKind>().notNull(),
    subjectId: integer('subject_id'),
    subjectLabel: text('subject_label').notNull(),
    before: jsonb().$type<AuditEvent['before']>(),
    after: jsonb().$type<AuditEvent['after']>(),
    networkAddress: text('network_address'),
    requestId: text('request_id'),
  },
  (t) => {
    const newest = () => newestFirst(t.at, t.id)
    return [
      index('audit_events_newest').on(...newest()),
      index('audit_events_by_actor').on(t.actorId, ...newest()),
      index('audit_events_by_action').on(t.action, ...newest()),
      index('audit_events_by_subject').on(t.subjectKind, ...newest()),
    ]
  },
)
