import { sql } from 'drizzle-orm'
import { check, index, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, newestFirst, reference } from '../columns.ts'
import { offers, users } from './core.ts'

/** Reviews by clients, one per offer. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id).unique(),
    authorId: reference('author_id', () => users.id),
    professionalId: reference('professional_id', () => users.id),
    score: smallint().notNull(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('reviews_score', sql`${t.score} between 1 and 5`),
    check('reviews_text', sql`char_length(${t.text}) <= 1000`),
    index('reviews_of_professional').on(t.professionalId, ...newestFirst(t.createdAt, t.id)),
    index('reviews_by_author').on(t.authorId),
  ],
)

/** Contact requests to professionals. */
export const contacts = pgTable(
  'contacts',
  {
    id: serial().primaryKey(),
    senderId: reference('sender_id', () => users.id),
    professionalId: reference('professional_id', () => users.id),
    message: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('contacts_by_sender').on(t.senderId, t.createdAt.desc().nullsFirst())],
)
