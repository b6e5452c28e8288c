import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'
import { assignments } from './assignments.ts'
import { trades } from './core.ts'
import { payments } from './payments.ts'

const centavos = (name: string) => bigint(name, { mode: 'number' })

/** Movements of money between accounts. Triggers refuse changes, and entries that do not add up to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    assignmentId: integer('assignment_id').references(() => assignments.id),
    paymentId: integer('payment_id').references(() => payments.id),
    /** The key of the effect, such as `assignment:12:release`: it happens once. */
    reference: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('ledger_of_assignment').on(t.assignmentId, t.id), index('ledger_of_payment').on(t.paymentId)],
)

/** What a movement takes from an account (negative) or adds to it, in centavos. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    /** Such as `held:12` (of a job) or `payable:7` (of a professional); the others are in packages/domain/src/ledger. */
    account: text().notNull(),
    amount: centavos('amount').notNull(),
    currency: text().notNull().default('ars'),
  },
  (t) => [
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
    check('ledger_entries_currency', sql`${t.currency} = 'ars'`),
    index('ledger_entries_of').on(t.transactionId),
    index('ledger_entries_by_account').on(t.account, t.id),
  ],
)

/**
 * The sum of the entries of each account. Only a trigger writes it, and refuses a sum below zero, except of what the provider has.
 */
export const ledgerBalances = pgTable('ledger_balances', {
  account: text().primaryKey(),
  balance: centavos('balance').notNull(),
})

/** The results of the nightly check. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: serial().primaryKey(),
  createdAt: createdAt(),
  passed: boolean().notNull(),
  findings: jsonb()
    .$type<{ rule: string; count: number; example: string; examples?: string[] }[]>()
    .notNull(),
})

/** What the platform keeps of a payment: the newest rule of the trade, else the newest one for all. */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: serial().primaryKey(),
    /** Null for all trades. */
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'cascade' }),
    /** In hundredths of a percent: 1500 is 15 %. */
    rate: integer().notNull(),
    /** In centavos. */
    minimum: centavos('minimum').notNull().default(0),
    /** The first day of Buenos Aires on which agreed jobs follow it. */
    validFrom: date('valid_from').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('commission_rules_rate', sql`${t.rate} between 0 and 5000`),
    check('commission_rules_minimum', sql`${t.minimum} >= 0`),
    uniqueIndex('commission_rules_once').on(sql`coalesce(${t.tradeId}, 0)`, t.validFrom),
  ],
)
