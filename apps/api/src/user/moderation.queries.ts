import { and, asc, count, desc, eq, exists, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { daysToBits } from '@plomada/domain'
import type { User, UserFilters } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { users, userTrades } from '../database/schema.ts'
import { holds, isSearchable, plainName } from '../database/search.ts'
import { usersByIds } from './user.queries.ts'
import type { PhotoUrl } from './user.queries.ts'

/** Everybody, whatever their role and state, with everything about them: for whoever runs the marketplace. */
export async function pageOfPeople(db: Db, photoUrl: PhotoUrl, filters: UserFilters): Promise<PageOf<User>> {
  const { page, pageSize } = filters
  const matches = conditions(db, filters)
  const [counted] = await db.select({ total: count() }).from(users).where(matches)
  const total = counted?.total ?? 0
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<User>([], total, filters)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(matches)
    .orderBy(...orderOf(filters))
    .limit(pageSize)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return toPage(await usersByIds(db, photoUrl, ids), total, filters)
}

/** By rating, by name, or both in that order; without either whoever came last comes first. */
function orderOf({ ratingOrder, nameOrder }: UserFilters): SQL[] {
  const byRating = ratingOrder && (ratingOrder === 'ASC' ? sql`asc nulls last` : sql`desc nulls last`)
  const byName = nameOrder && (nameOrder === 'ASC' ? sql`asc` : sql`desc`)
  return [
    ...(byRating ? [sql`${users.ranking} ${byRating}`] : []),
    ...(byName ? [sql`${plainName} ${byName}`] : []),
    ...(byRating || byName ? [] : [desc(users.createdAt)]),
    ratingOrder === 'ASC' ? asc(users.id) : desc(users.id),
  ]
}

function conditions(db: Db, filters: UserFilters): SQL | undefined {
  const { name, role, isActive, trade, province, city, shift, days } = filters
  return and(
    role === undefined ? undefined : eq(users.role, role),
    isActive === undefined ? undefined : eq(users.isActive, isActive === 'true'),
    province === undefined ? undefined : eq(users.province, province),
    city === undefined ? undefined : eq(users.city, city),
    shift === undefined ? undefined : eq(users.shift, shift),
    days === undefined ? undefined : sql`${users.days} & ${daysToBits(days)} <> 0`,
    name === undefined ? undefined : isSearchable(name) ? holds(plainName, name) : sql`false`,
    trade === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(userTrades)
            .where(and(eq(userTrades.userId, users.id), eq(userTrades.tradeId, trade))),
        ),
  )
}
