import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { AUDIT_EVENTS_COUNTED, TIME_ZONE } from '@plomada/domain'
import type { AuditEvent, AuditFilters } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { auditEvents, users } from '../database/schema.ts'
import { holds, isSearchable, plainName } from '../database/search.ts'

/** One page of the audit log, newest first. Counts and skips no more than `AUDIT_EVENTS_COUNTED` events. */
export async function pageOfAuditEvents(db: Db, filters: AuditFilters): Promise<PageOf<AuditEvent>> {
  const { page, pageSize } = filters
  const matches = conditions(db, filters)
  const total = await countUpTo(db, matches)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<AuditEvent>([], total, filters)
  const rows = await db
    .select({ event: auditEvents, actor: { firstName: users.firstName, lastName: users.lastName } })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(matches)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
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

/** The first moment of a day in Buenos Aires, or of a later one. */
const startOf = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${TIME_ZONE}`

function conditions(db: Db, { actor, action, subjectKind, from, to }: AuditFilters): SQL | undefined {
  return and(
    actor === undefined ? undefined : isSearchable(actor) ? actedBy(db, actor) : sql`false`,
    action === undefined ? undefined : eq(auditEvents.action, action),
    subjectKind === undefined ? undefined : eq(auditEvents.subjectKind, subjectKind),
    from === undefined ? undefined : gte(auditEvents.at, startOf(from)),
    to === undefined ? undefined : lt(auditEvents.at, startOf(to, 1)),
  )
}

const actedBy = (db: Db, name: string): SQL =>
  inArray(auditEvents.actorId, db.select({ id: users.id }).from(users).where(holds(plainName, name)))
