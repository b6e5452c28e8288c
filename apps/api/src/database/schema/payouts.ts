import { sql } from 'drizzle-orm'
import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { users } from './core.ts'

/** Where the money of a professional goes. */
export const payoutAccounts = pgTable(
  'payout_accounts',
  {
    userId: reference('user_id', () => users.id, 'cascade').primaryKey(),
    /** 11 digits. */
    cuit: text().notNull(),
    /** A CBU or CVU of 22 digits, or an alias. */
    target: text().notNull(),
    /** The name of the account's holder, as its owner gives it. */
    holder: text().notNull(),
    /** No payout leaves before: the account was replaced. */
    frozenUntil: timestamptz('frozen_until'),
    createdAt: createdAt(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (t) => [
    check('payout_accounts_cuit', sql`${t.cuit} ~ '^[0-9]{11}$'`),
    check('payout_accounts_target', sql`${t.target} ~ '^([0-9]{22}|[A-Za-z0-9.-]{6,20})$'`),
  ],
)
