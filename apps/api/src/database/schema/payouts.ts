import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** Payouts that are sent to the bank as one file. */
export const payoutRuns = pgTable('payout_runs', {
  id: serial().primaryKey(),
  createdAt: createdAt(),
  /** When its file was downloaded first. */
  exportedAt: timestamptz('exported_at'),
})

/** Money on its way to a professional. */
export const payouts = pgTable(
  'payouts',
  {
    id: serial().primaryKey(),
    runId: reference('run_id', () => payoutRuns.id),
    userId: reference('user_id', () => users.id),
    /** In centavos. */
    amount: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['pending', 'processing', 'paid', 'failed'] })
      .notNull()
      .default('pending'),
    /** The account at that time. */
    cuit: text().notNull(),
    target: text().notNull(),
    holder: text().notNull(),
    /** Why it failed. */
    reason: text().notNull().default(''),
    createdAt: createdAt(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    check('payouts_amount', sql`${t.amount} > 0`),
    check('payouts_state', sql`${t.state} in ('pending', 'processing', 'paid', 'failed')`),
    index('payouts_of').on(t.userId, t.id),
    index('payouts_of_run').on(t.runId),
    uniqueIndex('payouts_one_open')
      .on(t.userId)
      .where(sql`state in ('pending', 'processing')`),
  ],
)
