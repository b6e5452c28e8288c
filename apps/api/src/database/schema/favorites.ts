import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { createdAt, newestFirst, reference } from '../columns.ts'
import { users } from './core.ts'

/** The professionals that users saved. */
export const favorites = pgTable(
  'favorites',
  {
    userId: reference('user_id', () => users.id, 'cascade'),
    professionalId: reference('professional_id', () => users.id, 'cascade'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.professionalId] }),
    index('favorites_newest').on(t.userId, ...newestFirst(t.createdAt, t.professionalId)),
    index('favorites_of_professional').on(t.professionalId),
  ],
)
