import { randomBytes } from 'node:crypto'
import { appointmentStates, type Appointment } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, asc, between, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { assignments, calendars, proposals } from '../database/schema/assignments.ts'
import { offers, users } from '../database/schema/core.ts'
import type { CalendarEntry } from '../services/calendar/calendar.ts'

const clients = alias(users, 'clients')

/** Tests whether a job is of a user. Each party has an index; a condition on both would read the jobs of all. */
const isPartyOf = (userId: number): SQL => sql`${assignments.id} = any(array(
  select assignments.id from assignments where ${eq(assignments.workerId, userId)} union all
  select assignments.id from assignments join offers on offers.id = assignments.offer_id where ${eq(offers.ownerId, userId)}))`

/** Returns the appointments of a user in a month such as 2026-12: agreed ones, and open proposals. */
export async function listAppointments(db: Db, userId: number, month: string): Promise<Appointment[]> {
  const agreed = await select(db, userId, monthOf(assignments.appointmentDay, month), false)
  const proposed = await select(db, userId, monthOf(proposals.day, month), true)
  return [...agreed, ...proposed].toSorted(
    (one, other) => one.day.localeCompare(other.day) || one.assignmentId - other.assignmentId,
  )
}

const monthOf = (column: typeof assignments.appointmentDay | typeof proposals.day, month: string) =>
  between(column, `${month}-01`, lastDayOf(month))

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

async function select(db: Db, userId: number, isInMonth: SQL, isProposed: boolean): Promise<Appointment[]> {
  const source = isProposed ? proposals.day : assignments.appointmentDay
  const rows = await db
    .select({
      assignmentId: assignments.id,
      day: source,
      shift: isProposed ? proposals.shift : assignments.appointmentShift,
      title: offers.title,
      city: offers.city,
      ownerId: offers.ownerId,
      client: { firstName: clients.firstName, lastName: clients.lastName },
      worker: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .innerJoin(clients, eq(clients.id, offers.ownerId))
    .innerJoin(users, eq(users.id, assignments.workerId))
    .leftJoin(
      proposals,
      and(
        eq(proposals.assignmentId, assignments.id),
        eq(proposals.kind, 'date'),
        eq(proposals.state, 'open'),
      ),
    )
    .where(and(isPartyOf(userId), inArray(assignments.state, appointmentStates), isInMonth))
    .orderBy(asc(source), asc(assignments.id))
  return rows.map(({ day, ownerId, client, worker, ...row }) => ({
    ...row,
    day: day ?? '',
    isProposed,
    other: ownerId === userId ? worker : client,
  }))
}

/** Returns the agreed appointments of a user, or of one of their jobs, as calendar programs read them. */
export async function listCalendarEntries(
  db: Db,
  userId: number,
  assignmentId?: number,
): Promise<CalendarEntry[]> {
  const rows = await db
    .select({ assignment: assignments, title: offers.title, city: offers.city, address: offers.address })
    .from(assignments)
    .innerJoin(offers, eq(offers.id, assignments.offerId))
    .where(
      and(
        isPartyOf(userId),
        inArray(assignments.state, appointmentStates),
        isNotNull(assignments.appointmentDay),
        assignmentId === undefined ? undefined : eq(assignments.id, assignmentId),
      ),
    )
    .orderBy(asc(assignments.appointmentDay))
  return rows.map(({ assignment, title, city, address }) =>
    toCalendarEntry(assignment, { title, city, address }),
  )
}

/** Converts the appointment of a job. */
export const toCalendarEntry = (
  row: Pick<
    typeof assignments.$inferSelect,
    'id' | 'appointmentDay' | 'appointmentShift' | 'appointmentSequence'
  >,
  { title, city, address }: { title: string; city: string; address: string },
): CalendarEntry => ({
  id: row.id,
  day: row.appointmentDay ?? '',
  shift: row.appointmentShift,
  sequence: row.appointmentSequence,
  title,
  place: `${address}, ${city}`,
})

/** Returns the secret key of the agenda of a user, or null. */
export async function findCalendarKey(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ key: calendars.key }).from(calendars).where(eq(calendars.userId, userId))
  return row?.key ?? null
}

/** Gives the agenda of a user a new secret key and returns it. */
export async function renewCalendarKey(db: Db, userId: number): Promise<string> {
  const key = randomBytes(24).toString('base64url')
  await db
    .insert(calendars)
    .values({ userId, key })
    .onConflictDoUpdate({ target: calendars.userId, set: { key, createdAt: new Date() } })
  return key
}

/** Returns the user whose agenda has a key. */
export async function findCalendarOwner(db: Db, key: string): Promise<number> {
  const [row] = await db
    .select({ userId: calendars.userId })
    .from(calendars)
    .innerJoin(users, and(eq(users.id, calendars.userId), users.isActive))
    .where(eq(calendars.key, key))
  return row?.userId ?? refuse('notFound')
}
