import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { daysOfBits } from '@plomada/domain'
import type { TradeRef, User } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { pendingEmail } from './email.queries.ts'
import { prepared } from '../database/prepared.ts'
import { offers, users } from '../database/schema.ts'
import type { Photos } from '../services/photos/photos.ts'
import type { Viewer } from '../http/viewer.ts'

/**
 * The time of a change to a user: now, and at least a millisecond after the last one, so that a client with an older copy
 * can be refused.
 */
export const touched = sql`greatest(now(), ${users.updatedAt} + interval '1 millisecond')`

/** Somebody registered who asks for something. */
export type Person = Pick<User, 'id' | 'role'>

/** A registered user who reads what others wrote; a suspended one gets less. */
export type Reader = Pick<User, 'id' | 'role' | 'isActive'>

/** The registered person behind a viewer; null for visitors and for those who have not registered yet. */
export const personOf = (viewer: Viewer): Reader | null => (viewer?.kind === 'user' ? viewer : null)

/** Where a stored photo is shown; null stays null. */
export type PhotoUrl = (stored: string | null) => string | null

/** Photos of our own are stored by their key; a picture that came from elsewhere is an address already. */
export const photoUrls =
  (photos: Pick<Photos, 'url'>): PhotoUrl =>
  (stored) =>
    stored === null || /^(https?|data):/.test(stored) ? stored : photos.url(stored)

// Written out rather than built: inside a subselect the query builder would leave the outer column without its table.
const tradesOfPerson = sql<TradeRef[]>`(
  select coalesce(json_agg(json_build_object('id', trades.id, 'name', trades.name) order by trades.id), '[]')
  from user_trades join trades on trades.id = user_trades.trade_id where user_trades.user_id = users.id)`

/** People by their ids, with everything about them, in the order of the ids; whoever does not exist is left out. */
export async function usersByIds(db: Db, photoUrl: PhotoUrl, ids: readonly number[]): Promise<User[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ user: users, trades: tradesOfPerson })
    .from(users)
    .where(inArray(users.id, [...ids]))
  const byId = new Map(rows.map(({ user, trades }) => [user.id, toUser(user, trades, photoUrl)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Which people to read: a subselect of `id`, `place` and `total`, and what its placeholders stand for. */
export interface PeoplePage {
  page: SQL
  /** The same for all pages whose statement has the same text. */
  shape: string
  /** Whether one plan serves whatever the values are. */
  isPlanKept: boolean
  values: Record<string, unknown>
}

/** The people of a page in the order of their places, and how many there are in all. */
export async function peopleOfPage(
  db: Db,
  photoUrl: PhotoUrl,
  { page, shape, isPlanKept, values }: PeoplePage,
): Promise<{ people: User[]; total: number }> {
  const rows = await prepared(db, { key: shape, isPlanKept }, () =>
    db
      .select({ user: users, trades: tradesOfPerson, total: sql<number>`page.total` })
      .from(users)
      .innerJoin(sql`(${page}) as page`, sql`page.id = ${users.id}`)
      .orderBy(sql`page.place`),
  ).execute(values)
  return {
    people: rows.map(({ user, trades }) => toUser(user, trades, photoUrl)),
    total: rows[0]?.total ?? 0,
  }
}

/** One person with everything about them; null when there is none. */
export async function userById(db: Db, photoUrl: PhotoUrl, id: number): Promise<User | null> {
  const [row] = await db.select({ user: users, trades: tradesOfPerson }).from(users).where(eq(users.id, id))
  if (!row) return null
  return { ...toUser(row.user, row.trades, photoUrl), pendingEmail: await pendingEmail(db, row.user) }
}

const toUser = (row: typeof users.$inferSelect, trades: TradeRef[], photoUrl: PhotoUrl): User => ({
  id: row.id,
  nickname: row.nickname,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  place: { province: row.province, city: row.city, address: row.address },
  description: row.description,
  photo: photoUrl(row.photo),
  role: row.role,
  isActive: row.isActive,
  averageRating: row.averageRating,
  reviewCount: row.ratingCount,
  trades,
  days: daysOfBits(row.days),
  shift: row.shift,
  version: row.updatedAt.getTime(),
})

/** Whether two people are the two parties of an accepted job. */
export async function areParties(db: Db, one: number, other: number): Promise<boolean> {
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
