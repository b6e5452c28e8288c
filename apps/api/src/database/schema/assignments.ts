import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, newestFirst, reference, timestamptz } from '../columns.ts'
import { offers, users } from './core.ts'

const party = { enum: ['client', 'worker'] } as const

/** Jobs: from the acceptance of an application on. Only `transition` changes them. */
export const assignments = pgTable(
  'assignments',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    workerId: reference('worker_id', () => users.id),
    state: text().notNull(),
    /** The agreed price in pesos; after the payment, what was paid for it. */
    amount: integer().notNull(),
    /** The pesos that the client still pays for a higher price that both agreed. */
    supplement: integer(),
    /** What the platform keeps: hundredths of a percent, and at least so many centavos. */
    commissionRate: integer('commission_rate').notNull().default(1500),
    commissionMinimum: integer('commission_minimum').notNull().default(0),
    createdAt: createdAt(),
    /** Since when it is in its state. */
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
    /** When the clock changes the state, if no user does. */
    dueAt: timestamptz('due_at'),
    paidAt: timestamptz('paid_at'),
    /** Who asked to cancel, or opened the claim that is not settled. */
    raisedBy: text('raised_by', party),
    /** When the other party answered the claim. */
    answeredAt: timestamptz('answered_at'),
    /** How often the client asked for changes. */
    changesRequested: smallint('changes_requested').notNull().default(0),
    /** The pesos that go back to the client: asked for, agreed or decided. */
    refundAmount: integer('refund_amount'),
    /** The admin who decided the claim. */
    decidedById: integer('decided_by_id').references(() => users.id),
    isAppealed: boolean('is_appealed').notNull().default(false),
    /** How many of its payments the payer disputes at the bank, which has not decided. */
    openChargebacks: smallint('open_chargebacks').notNull().default(0),
    appointmentDay: date('appointment_day'),
    appointmentShift: text('appointment_shift', { enum: ['mañana', 'tarde', 'noche'] }),
    /** Grows with each change of the appointment, as calendars require. */
    appointmentSequence: integer('appointment_sequence').notNull().default(0),
  },
  (t) => [
    check('assignments_amount', sql`${t.amount} > 0 and ${t.refundAmount} between 0 and ${t.amount}`),
    check(
      'assignments_supplement',
      sql`${t.supplement} is null or (${t.supplement} > 0 and ${t.state} = 'paid')`,
    ),
    check(
      'assignments_chargebacks',
      sql`${t.openChargebacks} >= 0 and (${t.openChargebacks} = 0 or ${t.dueAt} is null)`,
    ),
    check('assignments_raised_by', sql`${t.raisedBy} in ('client', 'worker')`),
    check('assignments_shift', sql`${t.appointmentShift} in ('mañana', 'tarde', 'noche')`),
    uniqueIndex('assignments_one_live')
      .on(t.offerId)
      .where(sql`state <> 'canceled'`),
    index('assignments_of_offer').on(t.offerId, t.id),
    index('assignments_of_worker').on(t.workerId, ...newestFirst(t.changedAt, t.id)),
    index('assignments_by_state').on(t.state, t.dueAt, t.id),
    index('assignments_by_change').on(t.state, ...newestFirst(t.changedAt, t.id)),
  ],
)

/** What a party proposes and the other one confirms. At most one of a kind is open. */
export const proposals = pgTable(
  'proposals',
  {
    id: serial().primaryKey(),
    assignmentId: reference('assignment_id', () => assignments.id, 'cascade'),
    kind: text({ enum: ['date', 'settlement', 'price'] }).notNull(),
    by: text('by_party', party).notNull(),
    amount: integer(),
    day: date(),
    shift: text({ enum: ['mañana', 'tarde', 'noche'] }),
    state: text({ enum: ['open', 'accepted', 'replaced', 'ended'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
  },
  (t) => [
    check('proposals_kind', sql`${t.kind} in ('date', 'settlement', 'price')`),
    check('proposals_state', sql`${t.state} in ('open', 'accepted', 'replaced', 'ended')`),
    check(
      'proposals_values',
      sql`(${t.kind} = 'date') = (${t.day} is not null) and (${t.kind} <> 'date') = (${t.amount} is not null)`,
    ),
    index('proposals_of').on(t.assignmentId),
    uniqueIndex('proposals_one_open')
      .on(t.assignmentId, t.kind)
      .where(sql`state = 'open'`),
  ],
)

/** What happened to offers and jobs. A trigger refuses changes. */
export const history = pgTable(
  'history',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    /** Null for what happened to the offer. */
    assignmentId: integer('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    by: text('by_party', { enum: ['client', 'worker', 'admin', 'clock', 'provider'] }).notNull(),
    actorId: integer('actor_id').references(() => users.id),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    /** The reason or explanation that the actor gave. */
    text: text().notNull().default(''),
    amount: integer(),
    day: date(),
    shift: text({ enum: ['mañana', 'tarde', 'noche'] }),
    /** The changed fields of an offer: their values before and after. */
    changes: jsonb().$type<Record<string, { before: unknown; after: unknown }>>(),
    createdAt: createdAt(),
  },
  (t) => [
    check('history_by', sql`${t.by} in ('client', 'worker', 'admin', 'clock', 'provider')`),
    check('history_text', sql`char_length(${t.text}) <= 1000`),
    index('history_of_offer').on(t.offerId, t.id),
    index('history_of_assignment').on(t.assignmentId, t.id),
  ],
)

/** Events that the clock causes, unless a transition deletes them before. */
export const timers = pgTable(
  'timers',
  {
    id: serial().primaryKey(),
    /** The offer or job, such as `assignment:12`. */
    topic: text().notNull(),
    payload: jsonb().notNull(),
    runAt: timestamptz('run_at').notNull(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    doneAt: timestamptz('done_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('timers_open')
      .on(t.runAt, t.id)
      .where(sql`done_at is null`),
    index('timers_of')
      .on(t.topic)
      .where(sql`done_at is null`),
    index('timers_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
)

/** The secret addresses at which calendar programs read the appointments of a user. */
export const calendars = pgTable('calendars', {
  userId: reference('user_id', () => users.id, 'cascade').primaryKey(),
  key: text().notNull().unique(),
  createdAt: createdAt(),
})
