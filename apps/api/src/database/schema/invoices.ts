import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { assignments } from './assignments.ts'
import { users } from './core.ts'
import { ledgerTransactions } from './ledger.ts'

const kind = { enum: ['commission', 'credit'] } as const

/** The last number of each series. Its row stays locked until the document of the number is committed, so none is missing. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text(kind).notNull(),
    /** The calendar year of Buenos Aires. */
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] })],
)

/** Documents of the commission, and those that take it back. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial().primaryKey(),
    kind: text(kind).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    assignmentId: reference('assignment_id', () => assignments.id),
    /** The professional. */
    userId: reference('user_id', () => users.id),
    /** The movement that it documents. */
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    /** In centavos: what was released, and the commission of it. */
    base: bigint({ mode: 'number' }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** Of a credit: the document whose commission it gives back, all or a part. */
    refersToId: integer('refers_to_id').references((): AnyPgColumn => invoices.id),
    /** What an electronic invoice needs; null in a receipt. */
    cuit: text(),
    taxCondition: text('tax_condition', {
      enum: ['registered', 'simplified', 'exempt', 'finalConsumer'],
    }),
    cae: text(),
    caeExpiresOn: date('cae_expires_on'),
    createdAt: createdAt(),
  },
  (t) => [
    check('invoices_kind', sql`${t.kind} in ('commission', 'credit')`),
    check('invoices_amount', sql`${t.amount} > 0 and ${t.base} >= ${t.amount}`),
    check('invoices_refers_to', sql`(${t.kind} = 'credit') = (${t.refersToId} is not null)`),
    check('invoices_cae', sql`(${t.cae} is null) = (${t.caeExpiresOn} is null) and ${t.cae} ~ '^[0-9]{14}$'`),
    check('invoices_cuit', sql`${t.cuit} ~ '^[0-9]{11}$'`),
    uniqueIndex('invoices_number').on(t.kind, t.year, t.number),
    uniqueIndex('invoices_once').on(t.transactionId),
    index('invoices_credits').on(t.refersToId),
    index('invoices_of_assignment').on(t.assignmentId, t.id),
    index('invoices_without_cae')
      .on(t.id)
      .where(sql`cae is null`),
  ],
)
