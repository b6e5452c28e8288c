import type { AuditEvent } from './audit.ts'

/** One changed field of an audit event. */
export interface AuditChange {
  field: string
  before: AuditValue
  after: AuditValue
}
type AuditValue = NonNullable<AuditEvent['before']>[string] | undefined

/** The changed fields of an event, each with its values before and after; undefined where there is none. */
export function auditChanges({ before, after }: Pick<AuditEvent, 'before' | 'after'>): AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].map((field) => ({ field, before: before?.[field], after: after?.[field] }))
}
