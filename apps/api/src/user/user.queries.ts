import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { bitsToDays, getLocalDay, redactProfile, type TradeRef, type User } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import {
  arrayPlaceholder,
  getPreparedStatement,
  readPageIds,
  type PageQuery,
} from '../database/preparedStatements.ts'
import { emailChanges } from '../database/schema/infrastructure.ts'
import { offers, users } from '../database/schema/core.ts'
import type { Photos } from '../services/photos/photos.ts'
import type { Viewer } from '../http/viewer.ts'
import { readTradeRefs, userTradeColumns } from '../trade/tradeRefs.queries.ts'

/** The new `updatedAt` of a user. It is their version, so it increases by at least a millisecond. */
export const nextUpdatedAt = sql`greatest(now(), ${users.updatedAt} + interval '1 millisecond')`

/** A row of `users`. */
export type UserRow = typeof users.$inferSelect

/** A registered user who makes a request. */
export type Person = Pick<User, 'id' | 'role'>

/** A registered user who reads the data of others. A suspended one sees less. */
export type Reader = Pick<User, 'id' | 'role' | 'isActive'>

/** Returns the registered user, or null for visitors and unregistered users. */
export const getRegisteredUser = (viewer: Viewer): Reader | null => (viewer?.kind === 'user' ? viewer : null)

/** Returns the URL of a stored photo, or null. */
export type PhotoUrl = (stored: string | null) => string | null

/** Creates the function that returns photo URLs. Uploads are stored as keys, external pictures as URLs. */
export const createPhotoUrl =
  (photos: Pick<Photos, 'url'>): PhotoUrl =>
  (stored) =>
    stored === null || /^(https?|data):/.test(stored) ? stored : photos.url(stored)

const publicColumns = {
  id: users.id,
  nickname: users.nickname,
  firstName: users.firstName,
  lastName: users.lastName,
  province: users.province,
  city: users.city,
  description: users.description,
  photo: users.photo,
  role: users.role,
  isActive: users.isActive,
  averageRating: users.averageRating,
  ratingCount: users.ratingCount,
  days: users.days,
  shift: users.shift,
}
const shownColumns = {
  ...publicColumns,
  email: users.email,
  isEmailVerified: users.isEmailVerified,
  phone: users.phone,
  address: users.address,
  createdAt: users.createdAt,
  suspensionReason: users.suspensionReason,
  suspendedUntil: users.suspendedUntil,
  updatedAt: users.updatedAt,
}
type PublicRow = Pick<UserRow, keyof typeof publicColumns>
type ShownRow = Pick<UserRow, keyof typeof shownColumns>

/** A user with all data, for themselves and admins. Other users see the result of `hideUnverifiedEmail`. */
type StoredUser = User & Pick<UserRow, 'isEmailVerified'>

/** Removes an unverified email address, which may belong to another person (decision 0034). */
export const hideUnverifiedEmail = (user: StoredUser): StoredUser =>
  user.isEmailVerified ? user : { ...user, email: null }

/** Returns the users with these ids as others may see them, in that order. Ids without a user are omitted. */
export const findUsers = async (db: Db, photoUrl: PhotoUrl, ids: readonly number[]): Promise<User[]> =>
  (await findUsersForAdmin(db, photoUrl, ids)).map((user) => ({
    ...hideUnverifiedEmail(user),
    suspension: undefined,
    joinedOn: undefined,
  }))

/** Returns the users with these ids and all data, in that order. Ids without a user are omitted. */
export async function findUsersForAdmin(
  db: Db,
  photoUrl: PhotoUrl,
  ids: readonly number[],
): Promise<StoredUser[]> {
  if (ids.length === 0) return []
  const rows = await getPreparedStatement(db, { key: 'users', isPlanCached: true }, () =>
    db
      .select({ user: shownColumns, ...userTradeColumns })
      .from(users)
      .where(sql`${users.id} = any(${arrayPlaceholder('ids', 'integer')})`),
  ).execute({ ids })
  const toTrades = await readTradeRefs(db, rows)
  const byId = new Map(rows.map((row) => [row.user.id, toStoredUser(row.user, toTrades(row), photoUrl)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Reads the public part of the users of a page, in the order of its `position`, and the total of the list. */
export async function readPublicPage(
  db: Db,
  photoUrl: PhotoUrl,
  query: PageQuery,
): Promise<{ people: User[]; total: number }> {
  const { buildPage, values, ...options } = query
  if (!options.isPlanCached) {
    const { ids, total } = await readPageIds(db, query)
    const people = await findUsers(db, photoUrl, ids)
    return { people: people.map((person) => redactProfile(person, 'public')), total }
  }
  const rows = await getPreparedStatement(db, options, () =>
    db
      .select({ user: publicColumns, ...userTradeColumns, total: sql<number>`page.total` })
      .from(users)
      .innerJoin(sql`(${buildPage()}) as page`, sql`page.id = ${users.id}`)
      .orderBy(sql`page.position`),
  ).execute(values)
  const toTrades = await readTradeRefs(db, rows)
  return {
    people: rows.map((row) => toPublicUser(row.user, toTrades(row), photoUrl)),
    total: rows[0]?.total ?? 0,
  }
}

/** Returns a user with all data, or null. */
export async function findUser(db: Db, photoUrl: PhotoUrl, id: number): Promise<StoredUser | null> {
  const [row] = await db
    .select({ user: users, ...userTradeColumns })
    .from(users)
    .where(eq(users.id, id))
  if (!row) return null
  const toTrades = await readTradeRefs(db, [row])
  return {
    ...toStoredUser(row.user, toTrades(row), photoUrl),
    pendingEmail: await findPendingEmail(db, row.user),
  }
}

/** Requests for a new email address expire after this many hours. */
const REQUEST_HOURS = 24

/** Returns the address that a user has yet to confirm, or null. */
export async function findPendingEmail(
  db: Db,
  { id, email, isEmailVerified }: Pick<UserRow, 'id' | 'email' | 'isEmailVerified'>,
): Promise<string | null> {
  const isRecent = gt(emailChanges.createdAt, sql`now() - make_interval(hours => ${REQUEST_HOURS})`)
  const [request] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, id), isNull(emailChanges.confirmedAt), isRecent))
  return request?.newEmail ?? (isEmailVerified ? null : email)
}

/** Locks a user. Throws `notFound` if there is none. */
export async function lockUser(tx: Db, id: number): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  return user ?? refuse('notFound')
}

const toStoredUser = (row: ShownRow, trades: TradeRef[], photoUrl: PhotoUrl): StoredUser => ({
  ...toPublicUser(row, trades, photoUrl),
  email: row.email,
  isEmailVerified: row.isEmailVerified,
  phone: row.phone,
  place: { province: row.province, city: row.city, address: row.address },
  joinedOn: getLocalDay(row.createdAt),
  suspension: row.isActive ? null : { reason: row.suspensionReason, until: row.suspendedUntil },
  version: row.updatedAt.getTime(),
})

const toPublicUser = (row: PublicRow, trades: TradeRef[], photoUrl: PhotoUrl): User => ({
  id: row.id,
  nickname: row.nickname,
  firstName: row.firstName,
  lastName: row.lastName,
  email: null,
  phone: null,
  place: { province: row.province, city: row.city, address: null },
  description: row.description,
  photo: photoUrl(row.photo),
  role: row.role,
  isActive: row.isActive,
  averageRating: row.averageRating,
  reviewCount: row.ratingCount,
  trades,
  days: bitsToDays(row.days),
  shift: row.shift,
})

/** Checks whether two users are the client and the worker of an accepted offer. */
export async function areJobParties(db: Db, one: number, other: number): Promise<boolean> {
  const [job] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      or(
        and(eq(offers.ownerId, one), eq(offers.hiredId, other)),
        and(eq(offers.ownerId, other), eq(offers.hiredId, one)),
      ),
    )
    .limit(1)
  return job !== undefined
}
