import { and, asc, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import { AUDIT_EVENTS_COUNTED, TIME_ZONE, type AuditEvent, type AuditFilters } from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { auditEvents } from '../database/schema/audit.ts'
import { users } from '../database/schema/core.ts'
import { isFound, names } from '../database/search.ts'

/** Returns a page of the audit log, newest first unless the filters say otherwise. Counts and skips at most `AUDIT_EVENTS_COUNTED` events. */
export async function listAuditEvents(db: Db, filters: AuditFilters): Promise<PageOf<AuditEvent>> {
  const { page, pageSize } = filters
  const matches = conditions(filters)
  const total = await countUpTo(db, matches)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<AuditEvent>([], total, filters)
  const rows = await db
    .select({ event: auditEvents, actor: { firstName: users.firstName, lastName: users.lastName } })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(matches)
    .orderBy(
      ...(filters.order === 'ASC'
        ? [asc(auditEvents.at), asc(auditEvents.id)]
        : [desc(auditEvents.at), desc(auditEvents.id)]),
    )
    .limit(Math.min(pageSize, total - offset))
    .offset(offset)
  return toPage(rows.map(toEvent), total, filters)
}

async function countUpTo(db: Db, matches: SQL | undefined): Promise<number> {
  const some = db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(matches)
    .limit(AUDIT_EVENTS_COUNTED)
    .as('some')
  const [counted] = await db.select({ total: count() }).from(some)
  return counted?.total ?? 0
}

interface Row {
  event: typeof auditEvents.$inferSelect
  actor: { firstName: string; lastName: string | null } | null
}

const toEvent = ({ event, actor }: Row): AuditEvent => ({
  id: event.id,
  at: event.at,
  action: event.action,
  actor:
    event.actorId === null
      ? null
      : { id: event.actorId, firstName: actor?.firstName ?? null, lastName: actor?.lastName ?? null },
  subject: { kind: event.subjectKind, id: event.subjectId, label: event.subjectLabel },
  before: event.before,
  after: event.after,
  networkAddress: event.networkAddress,
  requestId: event.requestId,
})

/** Returns the start of a day in Buenos Aires, or of the day `offset` days later. */
const startOfDay = (day: string, offset = 0): SQL =>
  sql`(${day}::date + ${offset}::integer)::timestamp at time zone ${TIME_ZONE}`

function conditions({ actor, action, subjectKind, from, to }: AuditFilters): SQL | undefined {
  return and(
    actor === undefined ? undefined : isFound(names, auditEvents.actorId, actor),
    action === undefined ? undefined : eq(auditEvents.action, action),
    subjectKind === undefined ? undefined : eq(auditEvents.subjectKind, subjectKind),
    from === undefined ? undefined : gte(auditEvents.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditEvents.at, startOfDay(to, 1)),
  )
}
