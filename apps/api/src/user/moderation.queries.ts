import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { daysToBits, type User, type UserFilters, USERS_COUNTED } from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { isFound, names } from '../database/search.ts'
import { findUsersForAdmin, type PhotoUrl } from './user.queries.ts'

/** Returns a page of all users with their data, for admins. Counts and skips at most `USERS_COUNTED`. */
export async function listUsers(db: Db, photoUrl: PhotoUrl, filters: UserFilters): Promise<PageOf<User>> {
  const { page, pageSize } = filters
  const matches = buildConditions(filters)
  const some = db.select({ id: users.id }).from(users).where(matches).limit(USERS_COUNTED).as('some')
  const total = await db.$count(some)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<User>([], total, filters)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matches)
    .orderBy(...buildOrder(filters))
    .limit(Math.min(pageSize, total - offset))
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return toPage(await findUsersForAdmin(db, photoUrl, ids), total, filters)
}

/** Sorts by rating, then by name. Without either, the newest users come first. */
function buildOrder({ ratingOrder, nameOrder }: UserFilters): SQL[] {
  const byRating = ratingOrder && (ratingOrder === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`)
  const byName = nameOrder && (nameOrder === 'ASC' ? sql`asc` : sql`desc`)
  return [
    ...(byRating ? [sql`${users.ranking} ${byRating}`] : []),
    ...(byName ? [sql`${users.plainName} ${byName}`] : []),
    ...(byRating || byName ? [] : [desc(users.createdAt)]),
    ratingOrder === 'ASC' ? asc(users.id) : desc(users.id),
  ]
}

function buildConditions(filters: UserFilters): SQL | undefined {
  const { name, role, isActive, trade, province, city, shift, days } = filters
  return and(
    role === undefined ? undefined : eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive === 'true'),
    province === undefined ? undefined : eq(users.province, province),
    city === undefined ? undefined : eq(users.city, city),
    shift === undefined ? undefined : eq(users.shift, shift),
    days === undefined ? undefined : sql`${users.days} & ${daysToBits(days)} <> 0`,
    name === undefined ? undefined : isFound(names, users.id, name),
    trade === undefined
      ? undefined
      : sql`exists (select 1 from user_trades where user_id = ${users.id} and trade_id = ${trade})`,
  )
}
