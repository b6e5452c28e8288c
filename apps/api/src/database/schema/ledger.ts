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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { assignments } from './assignments.ts'
import { trades, users } from './core.ts'
import { payments } from './payments.ts'
import { payouts } from './payouts.ts'

const centavos = (name: string) => bigint(name, { mode: 'number' })

/** Movements of money between accounts. Triggers refuse changes, and entries that do not add up to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    assignmentId: integer('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    paymentId: integer('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    payoutId: integer('payout_id').references(() => payouts.id, { onDelete: 'cascade' }),
    /** The key of the effect, such as `assignment:12:release`: it happens once. */
    reference: text().notNull().unique(),
    reversesId: bigint('reverses_id', { mode: 'number' }).references(
      (): AnyPgColumn => ledgerTransactions.id,
    ),
    /** Who adjusted the ledger by hand, and why. */
    actorId: integer('actor_id').references(() => users.id),
    reason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'ledger_transactions_adjustment',
      sql`${t.kind} <> 'adjustment' or (${t.actorId} is not null and ${t.reason} <> '')`,
    ),
    index('ledger_of_assignment').on(t.assignmentId, t.id),
    index('ledger_of_payment').on(t.paymentId),
    index('ledger_of_payout').on(t.payoutId),
    index('ledger_by_kind').on(t.kind, t.createdAt),
  ],
)

/** What a movement takes from an account (negative) or adds to it, in centavos. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    /** Such as `held:12` (of a job) or `payable:7` (of a professional). */
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
 * The sum of the entries of each account. Only a trigger writes it: it refuses a negative sum of money that is held, owed or on
 * its way, and a positive debt.
 */
export const ledgerBalances = pgTable('ledger_balances', {
  account: text().primaryKey(),
  balance: centavos('balance').notNull(),
})

/** The results of the nightly check. Payouts stop while the last one failed. */
export const ledgerChecks = pgTable('ledger_checks', {
  id: serial().primaryKey(),
  createdAt: createdAt(),
  passed: boolean().notNull(),
  findings: jsonb().$type<{ rule: string; count: number; example: string }[]>().notNull(),
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
    createdById: integer('created_by_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('commission_rules_rate', sql`${t.rate} between 0 and 5000`),
    check('commission_rules_minimum', sql`${t.minimum} >= 0`),
    uniqueIndex('commission_rules_once').on(sql`coalesce(${t.tradeId}, 0)`, t.validFrom),
  ],
)

/** Numbered receipts of the commission, with the fields of an electronic invoice. */
export const receipts = pgTable(
  'receipts',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['commission', 'credit'] }).notNull(),
    /** Grows without gaps within a kind. */
    number: integer().notNull(),
    userId: reference('user_id', () => users.id),
    assignmentId: reference('assignment_id', () => assignments.id, 'cascade'),
    amount: centavos('amount').notNull(),
    /** Of the professional, when it was known. */
    cuit: text(),
    /** From the electronic invoice, where a provider issues it. */
    cae: text(),
    caeDueOn: date('cae_due_on'),
    createdAt: createdAt(),
  },
  (t) => [
    check('receipts_kind', sql`${t.kind} in ('commission', 'credit')`),
    check('receipts_amount', sql`${t.amount} > 0`),
    uniqueIndex('receipts_number').on(t.kind, t.number),
    index('receipts_of').on(t.userId, t.id),
    index('receipts_of_assignment').on(t.assignmentId),
  ],
)

/** Payments that a cardholder disputes at their bank. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: serial().primaryKey(),
    paymentId: reference('payment_id', () => payments.id, 'cascade'),
    /** Its id at the provider. */
    externalId: text('external_id').notNull().unique(),
    amount: centavos('amount').notNull(),
    state: text({ enum: ['open', 'won', 'lost'] })
      .notNull()
      .default('open'),
    /** The provider's reason. */
    reason: text().notNull().default(''),
    /** Until when documents can be sent. */
    answerBy: timestamptz('answer_by'),
    documentsSentAt: timestamptz('documents_sent_at'),
    createdAt: createdAt(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    check('chargebacks_amount', sql`${t.amount} > 0`),
    check('chargebacks_state', sql`${t.state} in ('open', 'won', 'lost')`),
    index('chargebacks_of').on(t.paymentId),
    index('chargebacks_open')
      .on(t.answerBy)
      .where(sql`state = 'open'`),
  ],
)
