import { sql } from 'drizzle-orm'
import { users } from '../database/schema.ts'

/**
 * The time of a change to a user: now, and at least a millisecond after the last one, so that a client with an older copy
 * can be refused.
 */
export const touched = sql`greatest(now(), ${users.updatedAt} + interval '1 millisecond')`
