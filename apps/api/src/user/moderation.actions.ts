import { and, asc, eq, exists, ne, or, sql } from 'drizzle-orm'
import { fullName, whyNotAmend } from '@plomada/domain'
import type { AuditAction } from '@plomada/domain'
import type { userCalls } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/define'
import type { Input } from '@plomada/domain/define'
import { changedFields, recordAuditEvent } from '../database/auditLog.ts'
import type { AuditOrigin, NewAuditEvent } from '../database/auditLog.ts'
import { sqlRefusal, transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema.ts'
import { refuseImpersonation, refuseIncomplete } from './user.actions.ts'
import { touched } from './user.queries.ts'
import type { Person } from './user.queries.ts'

type Amendment = Input<typeof userCalls.amend>['body']
type UserRow = typeof users.$inferSelect

/**
 * Changes what an admin says of somebody: their data, their role, their ban. Whoever worked on a copy that somebody
 * else changed meanwhile is told.
 */
export async function amend(db: Db, admin: Person, amendment: Amendment, origin: AuditOrigin): Promise<void> {
  try {
    await transact(db, async (tx) => {
      const change = await amendLocked(tx, admin, amendment)
      await recordAuditEvent(tx, { ...origin, ...change })
    })
  } catch (error) {
    if (sqlRefusal(error)?.constraint === 'users_last_admin') refuse('lastAdmin')
    throw error
  }
}

async function amendLocked(
  tx: Db,
  admin: Person,
  { id, version, isActive, role, ...data }: Amendment,
): Promise<Pick<NewAuditEvent, 'action' | 'subject' | 'before' | 'after'>> {
  const isStanding = isActive !== undefined || role !== undefined
  const locked = await lock(tx, id, isStanding)
  const person = locked.find((one) => one.id === id) ?? refuse('notFound')
  if (version !== undefined && version !== person.updatedAt.getTime()) refuse('stale')
  if (isStanding) await refuseStanding(tx, admin, { person, locked }, { isActive, role })
  if (role === 'professional' && person.role !== role)
    await refuseIncomplete(tx, person, { ...nothingMissing(data) })
  if (person.role !== 'admin' && role !== 'admin')
    await refuseImpersonation(tx, person, data, (part) => (part === 'nickname' ? 'user' : part))
  const [amended = person] = await tx
    .update(users)
    .set({
      ...data,
      // The admin says so, the user has yet to prove it.
      ...(data.email !== undefined && data.email !== person.email && { isEmailProven: false }),
      ...(isActive !== undefined && { isActive }),
      ...(role !== undefined && { role }),
      updatedAt: touched,
    })
    .where(eq(users.id, id))
    .returning()
  return {
    action: actionOf(person, amended),
    subject: { kind: 'user', id, label: fullName(person) },
    ...changedFields(auditedFields(person), auditedFields(amended)),
  }
}

/** One action for each amendment: the change that gives or takes most names it. */
function actionOf(before: UserRow, after: UserRow): AuditAction {
  if (after.role !== before.role) return 'userRoleChanged'
  if (after.isActive !== before.isActive) return after.isActive ? 'userReactivated' : 'userSuspended'
  return 'userEdited'
}

const auditedFields = ({
  nickname,
  email,
  firstName,
  lastName,
  phone,
  province,
  city,
  address,
  description,
  role,
  isActive,
}: UserRow) => ({
  nickname,
  email,
  firstName,
  lastName,
  phone,
  province,
  city,
  address,
  description,
  role,
  isActive,
})

/** What was sent of the profile, without what was taken away. */
const nothingMissing = ({ province, city, address, description }: Partial<Amendment>) => ({
  ...(province && { province }),
  ...(city && { city }),
  ...(address && { address }),
  ...(description && { description }),
})

/** Locks a person, and with them, when somebody may cease to be an admin, all who are; in one order for everybody. */
const lock = (tx: Db, id: number, withAdmins: boolean): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(
      or(eq(users.id, id), withAdmins ? and(eq(users.role, 'admin'), eq(users.isActive, true)) : undefined),
    )
    .orderBy(asc(users.id))
    .for('no key update')

async function refuseStanding(
  tx: Db,
  admin: Person,
  { person, locked }: { person: UserRow; locked: readonly UserRow[] },
  wanted: Pick<Amendment, 'isActive' | 'role'>,
): Promise<void> {
  const admins = locked.filter((one) => one.role === 'admin' && one.isActive)
  // Somebody may have been faster, and this admin is none any more.
  if (!admins.some(({ id }) => id === admin.id)) refuse('forbidden')
  const others = admins.filter(({ id }) => id !== person.id).length
  const isBusy = wanted.role !== undefined && (await hasWorkUnderWay(tx, person.id))
  refuseIf(whyNotAmend(admin, { ...person, isBusy }, wanted, others))
}

/** Whether somebody has an offer that is not finished, works on one, or waits for the answer to an application. */
async function hasWorkUnderWay(tx: Db, id: number): Promise<boolean> {
  const applied = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.offerId, offers.id), eq(applications.workerId, id)))
  const found = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      or(
        and(eq(offers.ownerId, id), ne(offers.state, 'terminado')),
        and(eq(offers.hiredId, id), eq(offers.state, 'proceso')),
        and(eq(offers.state, 'pendiente'), exists(applied)),
      ),
    )
    .limit(1)
  return found.length > 0
}
