import { eq } from 'drizzle-orm'
import {
  bitsToDays,
  daysToBits,
  fullName,
  IMPERSONATION_MESSAGE,
  isImpersonation,
  isNicknameImpersonation,
  professionalForm,
  roleChangeRefusal,
} from '@plomada/domain'
import { profileWireNames, type userCalls } from '@plomada/domain/calls'
import { refuse, refuseIf, type InputOf } from '@plomada/domain/contract'
import * as z from 'zod'
import { readAdminNames } from '../database/adminNames.ts'
import { transact, type Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { userTrades } from '../database/schema/lists.ts'
import { lockTrades } from '../trade/trade.queries.ts'
import { checkNewEmail, requestEmailChange, type EmailContext } from './email.actions.ts'
import { lockUser, nextUpdatedAt, type Person, type UserRow } from './user.queries.ts'

/** The fields that users may change about themselves. */
export type ProfileChanges = InputOf<typeof userCalls.update>['body']

const wireNames: Readonly<Record<string, string>> = profileWireNames
/** Returns the name of a field in the body of an update. */
const toWireName = (field: string) => wireNames[field] ?? field

/** Changes the user's own data. A new email address is valid once the user enters the code sent to it. */
export async function updateUser(
  db: Db,
  me: Person,
  { email, ...changes }: ProfileChanges,
  context: EmailContext,
): Promise<void> {
  const newEmail = await checkNewEmail(db, me, email, context)
  await transact(db, async (tx) => {
    const user = await lockUser(tx, me.id)
    if (user.role !== 'admin') await refuseImpersonation(tx, user, changes)
    await changeProfile(tx, user, changes)
    if (newEmail !== null) await requestEmailChange(tx, me.id, newEmail, context)
  })
}

interface SentNames {
  firstName?: string | undefined
  lastName?: string | null | undefined
  nickname?: string | undefined
}

/** Refuses names that look like those of an admin or of the marketplace. Names that were not sent are not checked. */
export async function refuseImpersonation(
  db: Db,
  user: Pick<UserRow, 'firstName' | 'lastName'>,
  sent: SentNames,
  toFieldName: (field: string) => string = toWireName,
): Promise<void> {
  const { firstName = user.firstName, lastName = user.lastName, nickname } = sent
  const hasName = sent.firstName !== undefined || sent.lastName !== undefined
  if (!hasName && nickname === undefined) return
  const admins = await readAdminNames(db)
  const fields = {
    ...(hasName &&
      isImpersonation(fullName({ firstName, lastName }), admins) && {
        [toFieldName('firstName')]: IMPERSONATION_MESSAGE,
      }),
    ...(nickname !== undefined &&
      isNicknameImpersonation(nickname, admins) && { [toFieldName('nickname')]: IMPERSONATION_MESSAGE }),
  }
  if (Object.keys(fields).length > 0) refuse('invalid', { fields })
}

/** Changes the profile of a user, in a transaction that has locked their row. A professional needs a complete profile. */
export async function changeProfile(
  tx: Db,
  user: UserRow,
  changes: Omit<ProfileChanges, 'email'>,
  toFieldName: (field: string) => string = toWireName,
): Promise<void> {
  const { tradeIds, days, role = user.role, description, address, ...columns } = changes
  refuseIf(roleChangeRefusal(user.role, role))
  if (role === 'professional' && user.role !== role) await refuseIncomplete(tx, user, changes, toFieldName)
  await tx
    .update(users)
    .set({
      ...columns,
      role,
      ...(days && { days: daysToBits(days) }),
      ...(description !== undefined && { description: description || null }),
      ...(address !== undefined && { address: address || null }),
      updatedAt: nextUpdatedAt,
    })
    .where(eq(users.id, user.id))
  if (tradeIds) await replaceTrades(tx, user.id, tradeIds)
}

/** Refuses an incomplete profile of a professional, with a message for each missing field. */
export async function refuseIncomplete(
  tx: Db,
  user: UserRow,
  sent: Omit<ProfileChanges, 'email'>,
  toFieldName: (field: string) => string = toWireName,
): Promise<void> {
  const current = await tx
    .select({ id: userTrades.tradeId })
    .from(userTrades)
    .where(eq(userTrades.userId, user.id))
  const profile = {
    tradeIds: sent.tradeIds ?? current.map(({ id }) => id),
    days: sent.days ?? bitsToDays(user.days),
    shift: sent.shift ?? user.shift,
    description: sent.description ?? user.description ?? '',
    province: sent.province ?? user.province,
    city: sent.city ?? user.city,
    address: sent.address ?? user.address ?? '',
  }
  const result = z.safeParse(professionalForm.schema, profile)
  if (result.success) return
  const fields = result.error.issues.map(({ path, message }) => [toFieldName(String(path[0])), message])
  refuse('invalid', { fields: Object.fromEntries(fields) })
}

async function replaceTrades(tx: Db, userId: number, tradeIds: readonly number[]): Promise<void> {
  const trades = await lockTrades(tx, tradeIds)
  await tx.delete(userTrades).where(eq(userTrades.userId, userId))
  await tx.insert(userTrades).values(trades.map((tradeId) => ({ userId, tradeId })))
}

/** Sets a saved photo on the user's profile. */
export async function setUserPhoto(db: Db, { id }: Person, photo: string): Promise<void> {
  await db.update(users).set({ photo, updatedAt: nextUpdatedAt }).where(eq(users.id, id))
}
