import { and, eq } from 'drizzle-orm'
import { saveRefusal } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { favorites } from '../database/schema/favorites.ts'
import { users } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import type { Person } from '../user/user.queries.ts'

/** Saves a professional for a user. Saving again has no effect. */
export async function saveFavorite(
  db: Db,
  me: Person,
  professionalId: number,
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const [person = refuse('notFound')] = await tx
      .select({ id: users.id, role: users.role, isActive: users.isActive })
      .from(users)
      .where(eq(users.id, professionalId))
    refuseIf(saveRefusal(me, person))
    const saved = await tx
      .insert(favorites)
      .values({ userId: me.id, professionalId })
      .onConflictDoNothing()
      .returning({ id: favorites.professionalId })
    if (saved.length > 0) await count(tx)
  })
}

/** Removes a professional from those that a user saved. */
export async function removeFavorite(db: Db, me: Person, professionalId: number): Promise<void> {
  await db
    .delete(favorites)
    .where(and(eq(favorites.userId, me.id), eq(favorites.professionalId, professionalId)))
}
