import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** People: who they are at the identity provider, what they say of themselves, what others say of their work. */
export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    nickname: text().notNull(),
    email: text().notNull(),
    /** Whether the user has shown that mail to the address reaches them; nothing else is mailed to it until then. */
    isEmailProven: boolean('is_email_proven').notNull().default(true),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    phone: text(),
    province: text(),
    city: text(),
    address: text(),
    description: text(),
    photo: text(),
    role: text({ enum: ['comun', 'professional', 'admin'] })
      .notNull()
      .default('comun'),
    isActive: boolean('is_active').notNull().default(true),
    days: smallint().notNull().default(0),
    shift: text({ enum: ['mañana', 'tarde', 'noche'] }),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    averageRating: doublePrecision('average_rating').generatedAlwaysAs(
      sql`case when rating_count > 0 then rating_sum::double precision / rating_count end`,
    ),
    // What the professionals are sorted by: five ratings of four stars are added, so that a single rating does not lead.
    ranking: doublePrecision().generatedAlwaysAs(
      sql`case when rating_count > 0 then (rating_sum + 20)::double precision / (rating_count + 5) end`,
    ),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('users_issuer_subject').on(t.issuer, t.subject),
    check('users_role', sql`${t.role} in ('comun', 'professional', 'admin')`),
    check('users_shift', sql`${t.shift} in ('mañana', 'tarde', 'noche')`),
    check('users_days', sql`${t.days} between 0 and 127`),
    check('users_rating', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    // What is filtered by comes last: it decides nothing about the order, and a scan need not visit the table to know it.
    index('users_professionals_best')
      .on(t.ranking.desc().nullsLast(), t.id.desc().nullsFirst(), t.province, t.city, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    index('users_professionals_worst')
      .on(t.ranking.asc().nullsLast(), t.id.asc().nullsLast(), t.province, t.city, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    index('users_professionals_best_by_city')
      .on(t.city, t.ranking.desc().nullsLast(), t.id.desc().nullsFirst(), t.province, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    // Every change of a name looks for admins of that name.
    index('users_admins')
      .on(t.id)
      .where(sql`role = 'admin' and is_active`),
    index('users_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_plain_name').using(
      'gin',
      sql`public.plain(first_name || ' ' || coalesce(last_name, '') || ' ' || nickname) gin_trgm_ops`,
    ),
  ],
)

/** What a professional can be good at. */
export const trades = pgTable(
  'trades',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (t) => [uniqueIndex('trades_name').on(sql`lower(${t.name})`)],
)

/** Work that a client offers, from the day it is published until it is paid. */
export const offers = pgTable(
  'offers',
  {
    id: serial().primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    description: text().notNull(),
    budget: integer().notNull(),
    state: text({ enum: ['pendiente', 'proceso', 'terminado'] })
      .notNull()
      .default('pendiente'),
    province: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    photo: text(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    isActive: boolean('is_active').notNull().default(true),
    /** Active, and its owner too: what the public lists show. Kept by a trigger, never written here (0017). */
    isListed: boolean('is_listed').notNull().default(true),
    hiredId: integer('hired_id'),
    agreedAmount: integer('agreed_amount'),
    acceptedAt: moment('accepted_at'),
    settledAt: moment('settled_at'),
    creationKey: uuid('creation_key'),
  },
  (t) => [
    unique('offers_creation_key').on(t.ownerId, t.creationKey),
    // The one who is hired must have applied to this very offer.
    foreignKey({
      name: 'offers_hired_applied',
      columns: [t.id, t.hiredId],
      foreignColumns: [applications.offerId, applications.workerId],
    }),
    check('offers_budget', sql`${t.budget} > 0`),
    check('offers_agreed_amount', sql`${t.agreedAmount} > 0`),
    check('offers_state', sql`${t.state} in ('pendiente', 'proceso', 'terminado')`),
    check('offers_hired_when_accepted', sql`(${t.state} = 'pendiente') = (${t.hiredId} is null)`),
    check('offers_amount_when_hired', sql`(${t.hiredId} is null) = (${t.agreedAmount} is null)`),
    check('offers_not_own_worker', sql`${t.hiredId} <> ${t.ownerId}`),
    // The province last, for the same reason.
    index('offers_listed')
      .on(t.state, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.province)
      .where(sql`is_listed`),
    index('offers_listed_by_city')
      .on(t.state, t.city, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst(), t.province)
      .where(sql`is_listed`),
    index('offers_unlisted')
      .on(t.state)
      .where(sql`not is_listed`),
    index('offers_newest').on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('offers_by_owner').on(t.ownerId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('offers_by_hired').on(t.hiredId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('offers_settled')
      .on(t.settledAt.desc().nullsFirst())
      .where(sql`state = 'terminado'`),
    index('offers_plain_title').using('gin', sql`public.plain(title) gin_trgm_ops`),
  ],
)

/** Who would do the work of an offer. */
export const applications = pgTable(
  'applications',
  {
    id: serial().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .references((): AnyPgColumn => offers.id, { onDelete: 'cascade' }),
    workerId: integer('worker_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('applications_once').on(t.offerId, t.workerId),
    index('applications_by_worker').on(t.workerId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)

/** Every attempt to pay an offer; at most one is open and at most one succeeded. */
export const payments = pgTable(
  'payments',
  {
    id: serial().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id),
    amount: integer().notNull(),
    commission: integer().notNull(),
    /** Null, as the address is, until the provider has answered. */
    sessionId: text('session_id').unique(),
    url: text(),
    state: text({ enum: ['pending', 'paid', 'expired', 'failed', 'refunded', 'disputed'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
  },
  (t) => [
    check(
      'payments_state',
      sql`${t.state} in ('pending', 'paid', 'expired', 'failed', 'refunded', 'disputed')`,
    ),
    check('payments_amount', sql`${t.amount} > 0`),
    check('payments_commission', sql`${t.commission} between 0 and ${t.amount}`),
    check('payments_paid_at', sql`${t.state} <> 'paid' or ${t.paidAt} is not null`),
    index('payments_by_offer').on(t.offerId),
    uniqueIndex('payments_one_pending')
      .on(t.offerId)
      .where(sql`state = 'pending'`),
    uniqueIndex('payments_one_paid')
      .on(t.offerId)
      .where(sql`state = 'paid'`),
    index('payments_latest')
      .on(t.paidAt.desc().nullsFirst())
      .where(sql`state = 'paid'`),
  ],
)

/** The events of the payment provider that were handled, so that a repeated delivery does nothing. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

/** What the client says of the work, once per offer. */
export const reviews = pgTable(
  'reviews',
  {
    id: serial().primaryKey(),
    offerId: integer('offer_id')
      .notNull()
      .unique()
      .references(() => offers.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => users.id),
    score: smallint().notNull(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('reviews_score', sql`${t.score} between 1 and 5`),
    check('reviews_text', sql`char_length(${t.text}) <= 1000`),
    index('reviews_of_professional').on(
      t.professionalId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('reviews_by_author').on(t.authorId),
  ],
)

/** Who asked to talk to which professional; nobody may ask too often. */
export const contacts = pgTable(
  'contacts',
  {
    id: serial().primaryKey(),
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id),
    professionalId: integer('professional_id')
      .notNull()
      .references(() => users.id),
    message: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('contacts_by_sender').on(t.senderId, t.createdAt.desc().nullsFirst())],
)
