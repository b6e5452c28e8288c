import { and, desc, eq } from 'drizzle-orm'
import { redactProfile, type FavoriteFilters, type User } from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { favorites } from '../database/schema/favorites.ts'
import { users } from '../database/schema/core.ts'
import { findUsers, type Person, type PhotoUrl } from '../user/user.queries.ts'

/** Returns a page of the active professionals that a user saved, the last saved first, without private data. */
export async function listFavorites(
  db: Db,
  me: Person,
  { page, pageSize }: FavoriteFilters,
  photoUrl: PhotoUrl,
): Promise<PageOf<User>> {
  const isActiveProfessional = and(eq(users.isActive, true), eq(users.role, 'professional'))
  const saved = db
    .select({ id: favorites.professionalId, createdAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(users, and(eq(users.id, favorites.professionalId), isActiveProfessional))
    .where(eq(favorites.userId, me.id))
  const total = await db.$count(saved.as('saved'))
  const rows = await saved
    .orderBy(desc(favorites.createdAt), desc(favorites.professionalId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const people = await findUsers(
    db,
    photoUrl,
    rows.map(({ id }) => id),
  )
  return toPage(
    people.map((person) => redactProfile(person, 'public')),
    total,
    { pageSize },
  )
}

/** Checks whether a user saved a professional. */
export async function isFavorite(db: Db, me: Person, professionalId: number): Promise<boolean> {
  const isSaved = and(eq(favorites.userId, me.id), eq(favorites.professionalId, professionalId))
  return (await db.$count(favorites, isSaved)) > 0
}
