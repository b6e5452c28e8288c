import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { assignments } from './assignments.ts'
import { offers } from './core.ts'

/** Sorts by when a payment was paid, or else begun. */
const newest = sql.raw('(coalesce(paid_at, created_at)) desc')

/** Attempts to pay an offer. At most one is pending, and at most one is paid besides supplements. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id),
    /** True for the rest of a price that went up after the payment. */
    isSupplement: boolean('is_supplement').notNull().default(false),
    /** The job that is paid; null in payments from before jobs. */
    assignmentId: integer('assignment_id').references(() => assignments.id),
    amount: integer().notNull(),
    /** Null, like `url`, until the provider has responded. */
    sessionId: text('session_id').unique(),
    url: text(),
    /** When the payment page ends; null if its provider says so itself. */
    expiresAt: timestamptz('expires_at'),
    /** What the provider calls the payment besides `sessionId`: a text that cannot be guessed, if the provider needs one. */
    reference: text(),
    /** The account at the provider that is paid at once; null if the platform is paid and holds the money. */
    sellerId: text('seller_id'),
    /** The commission that the provider takes from what it pays to `sellerId`, in centavos. */
    fee: bigint({ mode: 'number' }),
    /** The payment at the provider, once it arrived. */
    externalId: text('external_id'),
    state: text({ enum: ['pending', 'paid', 'expired', 'failed', 'refunding', 'refunded', 'disputed'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
    paidAt: timestamptz('paid_at'),
  },
  (t) => [
    check(
      'payments_state',
      sql`${t.state} in ('pending', 'paid', 'expired', 'failed', 'refunding', 'refunded', 'disputed')`,
    ),
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_fee', sql`${t.fee} >= 0 and (${t.sellerId} is null) = (${t.fee} is null)`),
    check('payments_paid_at', sql`${t.state} <> 'paid' or ${t.paidAt} is not null`),
    index('payments_by_offer').on(t.offerId),
    uniqueIndex('payments_one_pending')
      .on(t.offerId)
      .where(sql`state = 'pending'`),
    uniqueIndex('payments_one_paid')
      .on(t.offerId)
      .where(sql`state = 'paid' and not is_supplement`),
    // Lists of admins: by date, by state and by amount.
    index('payments_by_date').on(newest, t.id.desc().nullsFirst()),
    index('payments_by_state').on(t.state, newest, t.id.desc().nullsFirst()),
    index('payments_by_amount').on(t.amount.desc().nullsFirst(), newest, t.id.desc().nullsFirst()),
    index('payments_latest')
      .on(t.paidAt.desc().nullsFirst())
      .where(sql`state = 'paid'`),
  ],
)

/** The handled events of the payment provider, to ignore repeated deliveries. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  receivedAt: timestamptz('received_at').notNull().defaultNow(),
})

/** Money that goes back to a client. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial().primaryKey(),
    paymentId: reference('payment_id', () => payments.id),
    assignmentId: integer('assignment_id').references(() => assignments.id),
    amount: integer().notNull(),
    /** False for what was paid above a lower price: the job goes on. */
    endsJob: boolean('ends_job').notNull().default(true),
    /** The idempotency key at the provider. */
    key: text().notNull().unique(),
    state: text({ enum: ['requested', 'done', 'failed'] })
      .notNull()
      .default('requested'),
    createdAt: createdAt(),
    doneAt: timestamptz('done_at'),
  },
  (t) => [
    check('refunds_amount', sql`${t.amount} > 0`),
    check('refunds_state', sql`${t.state} in ('requested', 'done', 'failed')`),
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_of_assignment').on(t.assignmentId),
  ],
)

/** Payments that their payer disputes at the bank. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: serial().primaryKey(),
    /** The chargeback at the provider. */
    externalId: text('external_id').notNull().unique(),
    paymentId: reference('payment_id', () => payments.id),
    state: text({ enum: ['open', 'won', 'lost'] })
      .notNull()
      .default('open'),
    /** The centavos that the payer disputes, and those of them that the bank took: what went back before is not taken again. */
    amount: bigint({ mode: 'number' }).notNull(),
    taken: bigint({ mode: 'number' }).notNull().default(0),
    /** The centavos that the provider charged for it, and who bears them. */
    fee: bigint({ mode: 'number' }).notNull().default(0),
    feeBearer: text('fee_bearer', { enum: ['platform', 'professional'] }),
    /** Until when the provider accepts documents. */
    dueAt: timestamptz('due_at'),
    createdAt: createdAt(),
    endedAt: timestamptz('ended_at'),
  },
  (t) => [
    check('chargebacks_state', sql`${t.state} in ('open', 'won', 'lost')`),
    check('chargebacks_amount', sql`${t.amount} > 0 and ${t.taken} between 0 and ${t.amount}`),
    check('chargebacks_ended_at', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check(
      'chargebacks_fee',
      sql`${t.fee} >= 0 and (${t.fee} = 0) = (${t.feeBearer} is null) and ${t.feeBearer} in ('platform', 'professional')`,
    ),
    index('chargebacks_of_payment').on(t.paymentId),
    index('chargebacks_open')
      .on(t.dueAt, t.id)
      .where(sql`state = 'open'`),
  ],
)
