import { eq } from 'drizzle-orm'
import {
  daysOfBits,
  daysToBits,
  fullName,
  IMPERSONATION,
  isImpersonation,
  isNicknameImpersonation,
  professionalForm,
  whyNotBecome,
} from '@plomada/domain'
import { profileWords } from '@plomada/domain/calls'
import type { userCalls } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/define'
import type { Input } from '@plomada/domain/define'
import * as z from 'zod'
import { readAdminNames } from '../database/adminNames.ts'
import { transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { users, userTrades } from '../database/schema.ts'
import { knownTrades } from '../trade/trade.queries.ts'
import { admitEmail, requestEmail } from './email.actions.ts'
import type { EmailAct } from './email.actions.ts'
import { touched } from './user.queries.ts'
import type { Person } from './user.queries.ts'

/** What a person may change about themselves. */
export type Changes = Input<typeof userCalls.update>['body']

type UserRow = typeof users.$inferSelect

const words: Readonly<Record<string, string>> = profileWords
/** How the caller of an update named a part of the profile. */
const wordOf = (name: string) => words[name] ?? name

/** Changes the user's own data; another e-mail is only requested, and counts once its code was given. */
export async function update(
  db: Db,
  me: Person,
  { email, ...changes }: Changes,
  act: EmailAct,
): Promise<void> {
  const newEmail = await admitEmail(db, me, email, act.site)
  await transact(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, me.id)).for('no key update')
    if (!user) refuse('notFound')
    if (user.role !== 'admin') await refuseImpersonation(tx, user, changes)
    await change(tx, user, changes)
    if (newEmail !== null) await requestEmail(tx, me.id, newEmail, act)
  })
}

interface WrittenNames {
  firstName?: string | undefined
  lastName?: string | null | undefined
  nickname?: string | undefined
}

/**
 * Refuses names that readers may take for an admin's or the marketplace's; a refusal names the field as its caller did.
 * Names that were not written are not looked at.
 */
export async function refuseImpersonation(
  db: Db,
  user: Pick<UserRow, 'firstName' | 'lastName'> & { id: number | null },
  written: WrittenNames,
  name: (part: string) => string = wordOf,
): Promise<void> {
  const { firstName = user.firstName, lastName = user.lastName, nickname } = written
  const isNamed = written.firstName !== undefined || written.lastName !== undefined
  if (!isNamed && nickname === undefined) return
  const admins = (await readAdminNames(db)).filter(({ id }) => id !== user.id)
  const fields = {
    ...(isNamed &&
      isImpersonation(fullName({ firstName, lastName }), admins) && { [name('firstName')]: IMPERSONATION }),
    ...(nickname !== undefined &&
      isNicknameImpersonation(nickname, admins) && { [name('nickname')]: IMPERSONATION }),
  }
  if (Object.keys(fields).length > 0) refuse('invalid', { fields })
}

/**
 * Writes what a person says of themselves, in a transaction that has locked their row. Whoever becomes a professional
 * has a complete profile then; a refusal names the field as its caller did.
 */
export async function change(
  tx: Db,
  user: UserRow,
  changes: Omit<Changes, 'email'>,
  name: (part: string) => string = wordOf,
): Promise<void> {
  const { tradeIds, days, role = user.role, description, address, ...plain } = changes
  refuseIf(whyNotBecome(user.role, role))
  if (role === 'professional' && user.role !== role) await refuseIncomplete(tx, user, changes, name)
  await tx
    .update(users)
    .set({
      ...plain,
      role,
      ...(days && { days: daysToBits(days) }),
      ...(description !== undefined && { description: description || null }),
      ...(address !== undefined && { address: address || null }),
      updatedAt: touched,
    })
    .where(eq(users.id, user.id))
  if (tradeIds) await replaceTrades(tx, user.id, tradeIds)
}

/** Refuses, by the name of every missing part, whoever has not told what a professional tells. */
export async function refuseIncomplete(
  tx: Db,
  user: UserRow,
  sent: Omit<Changes, 'email'>,
  name: (part: string) => string = wordOf,
): Promise<void> {
  const practised = await tx
    .select({ id: userTrades.tradeId })
    .from(userTrades)
    .where(eq(userTrades.userId, user.id))
  const profile = {
    tradeIds: sent.tradeIds ?? practised.map(({ id }) => id),
    days: sent.days ?? daysOfBits(user.days),
    shift: sent.shift ?? user.shift,
    description: sent.description ?? user.description ?? '',
    province: sent.province ?? user.province,
    city: sent.city ?? user.city,
    address: sent.address ?? user.address ?? '',
  }
  const read = z.safeParse(professionalForm.schema, profile)
  if (read.success) return
  const fields = read.error.issues.map(({ path, message }) => [name(String(path[0])), message])
  refuse('invalid', { fields: Object.fromEntries(fields) })
}

async function replaceTrades(tx: Db, userId: number, tradeIds: readonly number[]): Promise<void> {
  const trades = await knownTrades(tx, tradeIds)
  await tx.delete(userTrades).where(eq(userTrades.userId, userId))
  await tx.insert(userTrades).values(trades.map((tradeId) => ({ userId, tradeId })))
}

/** Puts a photo that was kept on one's own profile. */
export async function setUserPhoto(db: Db, { id }: Person, photo: string): Promise<void> {
  await db.update(users).set({ photo, updatedAt: touched }).where(eq(users.id, id))
}
