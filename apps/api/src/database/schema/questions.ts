import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { offers, users } from './core.ts'

/** Public questions about offers. Their texts have no contact data. */
export const questions = pgTable(
  'questions',
  {
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    /** The position among the questions of the offer, from 1. Limits their number. */
    number: smallint().notNull(),
    askerId: reference('asker_id', () => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
    answer: text(),
    answeredAt: timestamptz('answered_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.number] }),
    check('questions_number', sql`${t.number} between 1 and 20`),
    check('questions_text', sql`${t.text} <> ''`),
    check('questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null) and ${t.answer} <> ''`),
    uniqueIndex('questions_one_waiting')
      .on(t.offerId, t.askerId)
      .where(sql`answer is null`),
    index('questions_by_asker').on(t.askerId),
  ],
)
