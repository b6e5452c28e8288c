import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, unique } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { offers, users } from './core.ts'

/** The professionals that clients invited to apply to their offers. */
export const invitations = pgTable(
  'invitations',
  {
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    /** The position among the invitations to the offer, from 1. Limits their number. */
    number: smallint().notNull(),
    professionalId: reference('professional_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.number] }),
    unique('invitations_once').on(t.offerId, t.professionalId),
    check('invitations_number', sql`${t.number} between 1 and 5`),
    index('invitations_of_professional').on(t.professionalId),
  ],
)
