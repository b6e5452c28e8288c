import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { emailChanges } from '../database/schema.ts'
import type { users } from '../database/schema.ts'

type UserRow = typeof users.$inferSelect

/** Hours after which a requested address is forgotten. */
const REQUEST_HOURS = 24

/** A request that has not been confirmed or forgotten. */
const open = and(
  isNull(emailChanges.confirmedAt),
  gt(emailChanges.createdAt, sql`now() - make_interval(hours => ${REQUEST_HOURS})`),
)

/** Returns the address of a user that waits for its code, or null. */
export async function pendingEmail(
  db: Db,
  user: Pick<UserRow, 'id' | 'email' | 'isEmailProven'>,
): Promise<string | null> {
  const [request] = await db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, user.id), open))
  return request?.newEmail ?? (user.isEmailProven ? null : user.email)
}
