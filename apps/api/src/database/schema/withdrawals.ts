import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from '../columns.ts'
import { assignments } from './assignments.ts'

/** Withdrawals that were asked for without signing in (Disposición 954/2025). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: serial().primaryKey(),
    /** Given to the person at once. */
    code: text().notNull().unique(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    /** What they say about the payment, such as the name of the job. */
    text: text().notNull().default(''),
    state: text({ enum: ['received', 'done', 'refused'] })
      .notNull()
      .default('received'),
    /** The job that it ends: while it is received, the one whose client was sent a link to confirm. */
    assignmentId: integer('assignment_id').references(() => assignments.id),
    /** Why it was refused. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    check('withdrawals_state', sql`${t.state} in ('received', 'done', 'refused')`),
    check('withdrawals_text', sql`char_length(${t.text}) <= 1000`),
    index('withdrawals_by_state').on(t.state, t.id),
  ],
)
