import { and, eq } from 'drizzle-orm'
import type { Db } from './database.types.ts'
import { users } from './schema/core.ts'

/** Reads the names of the active admins, which other users may not use. */
export const readAdminNames = (db: Db) =>
  db
    .select({
      nickname: users.nickname,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
