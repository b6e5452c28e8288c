import { and, asc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import {
  findUserEditProblem,
  type AuditAction,
  DEFAULT_SUSPENSION_REASON,
  fullName,
  openApplicationStates,
} from '@plomada/domain'
import type { userCalls } from '@plomada/domain/calls'
import { refuse, refuseIf, type InputOf } from '@plomada/domain/contract'
import {
  getChangedFields,
  recordAuditEvent,
  type AuditOrigin,
  type NewAuditEvent,
} from '../database/auditLog.ts'
import { transact, type Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema/core.ts'
import { notify } from '../notification/notification.actions.ts'
import { notifyReplacedEmail } from './email.actions.ts'
import { activeColumns } from './suspension.actions.ts'
import { refuseImpersonation, refuseIncomplete } from './user.actions.ts'
import { nextUpdatedAt, type Person, type UserRow } from './user.queries.ts'

type Amendment = InputOf<typeof userCalls.amend>['body']

/** Changes the data, role or ban of a user as an admin. Throws `stale` if a version is sent and is outdated. */
export async function amendUser(
  db: Db,
  admin: Person,
  amendment: Amendment,
  { origin, publicUrl }: { origin: AuditOrigin; publicUrl: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const change = await amendLocked(tx, admin, amendment, publicUrl)
    await recordAuditEvent(tx, { ...origin, ...change })
  })
}

async function amendLocked(
  tx: Db,
  admin: Person,
  { id, version, isActive, role, suspensionReason, suspendedUntil, ...data }: Amendment,
  publicUrl: string,
): Promise<Pick<NewAuditEvent, 'action' | 'subject' | 'before' | 'after'>> {
  const changesAccess = isActive !== undefined || role !== undefined
  const locked = await lockUsers(tx, id, changesAccess)
  const person = locked.find((one) => one.id === id) ?? refuse('notFound')
  if (version !== undefined && version !== person.updatedAt.getTime()) refuse('stale')
  if (changesAccess) await refuseAccessChange(tx, admin, { person, locked }, { isActive, role })
  if (role === 'professional' && person.role !== role) await refuseIncomplete(tx, { ...person, ...data }, {})
  if (person.role !== 'admin' && role !== 'admin')
    await refuseImpersonation(tx, person, data, (field) => (field === 'nickname' ? 'user' : field))
  const newEmail = data.email === person.email ? undefined : data.email
  if (newEmail !== undefined) await notifyReplacedEmail(tx, person, newEmail, publicUrl)
  const [amended = person] = await tx
    .update(users)
    .set({
      ...data,
      // The user has yet to confirm an address that the admin entered.
      ...(newEmail !== undefined && { isEmailVerified: false }),
      isActive,
      ...toSuspension(isActive, { suspensionReason, suspendedUntil }),
      role,
      updatedAt: nextUpdatedAt,
    })
    .where(eq(users.id, id))
    .returning()
  if (isActive === false) await notifySuspension(tx, amended)
  return {
    action: getAuditAction(person, amended),
    subject: { kind: 'user', id, label: fullName(person) },
    ...getChangedFields(auditedFields(person), auditedFields(amended)),
  }
}

/** Returns the columns of a suspension: its reason and last day, or null for an active user. */
function toSuspension(
  isActive: boolean | undefined,
  { suspensionReason, suspendedUntil }: Pick<Amendment, 'suspensionReason' | 'suspendedUntil'>,
) {
  if (isActive === undefined) return {}
  return isActive
    ? activeColumns
    : {
        suspensionReason: suspensionReason ?? DEFAULT_SUSPENSION_REASON,
        suspendedUntil: suspendedUntil ?? null,
      }
}

/** Notifies a user of the suspension of their account. They do not learn which admin did it. */
async function notifySuspension(tx: Db, { id, suspensionReason, suspendedUntil }: UserRow): Promise<void> {
  const reason = suspensionReason ?? DEFAULT_SUSPENSION_REASON
  await notify(tx, {
    kind: 'suspension',
    userId: id,
    fromId: id,
    message: reason,
    details: { reason, until: suspendedUntil },
  })
}

/** Returns the audit action of an amendment: the most important change. */
function getAuditAction(before: UserRow, after: UserRow): AuditAction {
  if (after.role !== before.role) return 'userRoleChanged'
  if (after.isActive !== before.isActive) return after.isActive ? 'userReactivated' : 'userSuspended'
  return 'userEdited'
}

const auditedColumns = [
  'nickname',
  'email',
  'firstName',
  'lastName',
  'phone',
  'province',
  'city',
  'address',
  'description',
  'role',
  'isActive',
  'suspensionReason',
  'suspendedUntil',
] as const satisfies (keyof UserRow)[]

const auditedFields = (row: UserRow) => Object.fromEntries(auditedColumns.map((name) => [name, row[name]]))

/** Locks a user and, if the number of admins may change, all admins. Locks rows in id order to prevent deadlocks. */
const lockUsers = (tx: Db, id: number, withAdmins: boolean): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(
      or(eq(users.id, id), withAdmins ? and(eq(users.role, 'admin'), eq(users.isActive, true)) : undefined),
    )
    .orderBy(asc(users.id))
    .for('no key update')

async function refuseAccessChange(
  tx: Db,
  admin: Person,
  { person, locked }: { person: UserRow; locked: readonly UserRow[] },
  wanted: Pick<Amendment, 'isActive' | 'role'>,
): Promise<void> {
  const admins = locked.filter((one) => one.role === 'admin' && one.isActive)
  // A concurrent request may have demoted this admin.
  if (!admins.some(({ id }) => id === admin.id)) refuse('forbidden')
  const others = admins.filter(({ id }) => id !== person.id).length
  const isBusy = wanted.role !== undefined && (await hasActiveWork(tx, person.id))
  refuseIf(findUserEditProblem(admin, { ...person, isBusy }, wanted, others))
}

/** Checks whether a user has an unfinished offer, works on one, or has applied to an open one. */
async function hasActiveWork(tx: Db, id: number): Promise<boolean> {
  const applied = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(
        eq(applications.offerId, offers.id),
        eq(applications.workerId, id),
        inArray(applications.state, openApplicationStates),
      ),
    )
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
