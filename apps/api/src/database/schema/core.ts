import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { createdAt, newestFirst, reference, timestamptz } from '../columns.ts'
import { sitemapOf } from '../sitemap.ts'

/** Registered users: their identity, profile and ratings. */
export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    nickname: text().notNull(),
    email: text().notNull(),
    /** Whether the user has verified the address. No other mail is sent to it before. */
    isEmailVerified: boolean('is_email_proven').notNull().default(true),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    phone: text(),
    province: text(),
    city: text(),
    address: text(),
    description: text(),
    photo: text(),
    /** The names as a search compares them. Written by a trigger only. */
    plainName: text('plain_name').notNull().default(''),
    role: text({ enum: ['comun', 'professional', 'admin'] })
      .notNull()
      .default('comun'),
    isActive: boolean('is_active').notNull().default(true),
    suspensionReason: text('suspension_reason'),
    /** Last day of a suspension in Buenos Aires. */
    suspendedUntil: date('suspended_until', { mode: 'string' }),
    days: smallint().notNull().default(0),
    shift: text({ enum: ['mañana', 'tarde', 'noche'] }),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    averageRating: doublePrecision('average_rating').generatedAlwaysAs(
      sql`case when rating_count > 0 then rating_sum::double precision / rating_count end`,
    ),
    // The sort key of professionals: the average with five ratings of four stars added, so that a single rating does not lead.
    ranking: doublePrecision().generatedAlwaysAs(
      sql`case when rating_count > 0 then (rating_sum + 20)::double precision / (rating_count + 5) end`,
    ),
    createdAt: createdAt(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('users_issuer_subject').on(t.issuer, t.subject),
    check('users_role', sql`${t.role} in ('comun', 'professional', 'admin')`),
    check('users_shift', sql`${t.shift} in ('mañana', 'tarde', 'noche')`),
    check('users_days', sql`${t.days} between 0 and 127`),
    check(
      'users_suspension',
      sql`not ${t.isActive} or (${t.suspensionReason} is null and ${t.suspendedUntil} is null)`,
    ),
    check('users_rating', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    // The filter columns come last, to filter in the index without affecting the order.
    index('users_professionals_best')
      .on(t.ranking.desc().nullsLast(), t.id.desc().nullsFirst(), t.province, t.city, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    index('users_professionals_worst')
      .on(t.ranking.asc().nullsLast(), t.id.asc().nullsLast(), t.province, t.city, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    index('users_professionals_best_by_city')
      .on(t.city, t.ranking.desc().nullsLast(), t.id.desc().nullsFirst(), t.province, t.shift, t.days)
      .where(sql`is_active and role = 'professional'`),
    // Used to end suspensions.
    index('users_suspended_until')
      .on(t.suspendedUntil)
      .where(sql`suspended_until is not null`),
    // Used when a new name is compared with those of admins.
    index('users_admins')
      .on(t.id)
      .where(sql`role = 'admin' and is_active`),
    index('users_sitemaps')
      .on(sitemapOf(t.id), t.updatedAt.desc().nullsFirst())
      .where(sql`is_active and role = 'professional'`),
    index('users_newest').on(...newestFirst(t.createdAt, t.id)),
    // Searches read the lists from these alone (0085).
    index('users_named_best')
      .on(
        t.ranking.desc().nullsLast(),
        t.id.desc().nullsFirst(),
        t.province,
        t.city,
        t.shift,
        t.days,
        t.plainName,
      )
      .where(sql`is_active and role = 'professional'`),
    index('users_named_worst')
      .on(
        t.ranking.asc().nullsLast(),
        t.id.asc().nullsLast(),
        t.province,
        t.city,
        t.shift,
        t.days,
        t.plainName,
      )
      .where(sql`is_active and role = 'professional'`),
    index('users_by_name').on(t.plainName, t.id),
    index('users_names').using('gin', sql`plain_name gin_trgm_ops`),
  ],
)

export const trades = pgTable(
  'trades',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (t) => [uniqueIndex('trades_name').on(sql`lower(${t.name})`)],
)

/** Offers of work by clients. */
export const offers = pgTable(
  'offers',
  {
    id: serial().primaryKey(),
    ownerId: reference('owner_id', () => users.id),
    title: text().notNull(),
    /** The title as a search compares it. Written by a trigger only. */
    plainTitle: text('plain_title').notNull().default(''),
    description: text().notNull(),
    budget: integer().notNull(),
    state: text({ enum: ['pendiente', 'proceso', 'terminado'] })
      .notNull()
      .default('pendiente'),
    province: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    /** Who sees the address. Null in offers from before the choice: then the setting of the deployment. */
    addressVisibility: text('address_visibility', { enum: ['everyone', 'hired'] }),
    photo: text(),
    publishedAt: timestamptz('published_at').notNull().defaultNow(),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether the offer and its owner are active, as the public lists require. Written by a trigger only (0017). */
    isListed: boolean('is_listed').notNull().default(true),
    hiredId: integer('hired_id'),
    agreedAmount: integer('agreed_amount'),
    acceptedAt: timestamptz('accepted_at'),
    settledAt: timestamptz('settled_at'),
    creationKey: uuid('creation_key'),
    /** Why an offer without a professional is not open. Null for open offers and for those with a professional. */
    closure: text({ enum: ['closed', 'expired'] }),
    closedAt: timestamptz('closed_at'),
    /** When an open offer expires. */
    expiresAt: timestamptz('expires_at')
      .notNull()
      .default(sql`now() + interval '30 days'`),
  },
  (t) => [
    unique('offers_creation_key').on(t.ownerId, t.creationKey),
    foreignKey({
      name: 'offers_hired_applied',
      columns: [t.id, t.hiredId],
      foreignColumns: [applications.offerId, applications.workerId],
    }),
    check('offers_budget', sql`${t.budget} > 0`),
    check('offers_agreed_amount', sql`${t.agreedAmount} > 0`),
    check('offers_address_visibility', sql`${t.addressVisibility} in ('everyone', 'hired')`),
    check('offers_state', sql`${t.state} in ('pendiente', 'proceso', 'terminado')`),
    check('offers_hired_when_accepted', sql`(${t.state} = 'pendiente') = (${t.hiredId} is null)`),
    check('offers_amount_when_hired', sql`(${t.hiredId} is null) = (${t.agreedAmount} is null)`),
    check(
      'offers_closure',
      sql`${t.closure} is null or (${t.closure} in ('closed', 'expired') and ${t.hiredId} is null and ${t.closedAt} is not null)`,
    ),
    check('offers_not_own_worker', sql`${t.hiredId} <> ${t.ownerId}`),
    // The filter column comes last, as above.
    index('offers_listed')
      .on(t.state, ...newestFirst(t.publishedAt, t.id), t.province)
      .where(sql`is_listed`),
    index('offers_listed_by_city')
      .on(t.state, t.city, ...newestFirst(t.publishedAt, t.id), t.province)
      .where(sql`is_listed`),
    index('offers_sitemaps')
      .on(sitemapOf(t.id), t.publishedAt.desc().nullsFirst())
      .where(sql`is_listed and state = 'pendiente'`),
    index('offers_unlisted')
      .on(t.state)
      .where(sql`not is_listed`),
    index('offers_newest').on(...newestFirst(t.publishedAt, t.id)),
    index('offers_by_owner').on(t.ownerId, ...newestFirst(t.publishedAt, t.id)),
    index('offers_by_hired').on(t.hiredId, ...newestFirst(t.publishedAt, t.id)),
    index('offers_settled')
      .on(t.settledAt.desc().nullsFirst())
      .where(sql`state = 'terminado'`),
    // Searches read the lists from these alone (0085).
    index('offers_titled')
      .on(t.state, ...newestFirst(t.publishedAt, t.id), t.province, t.plainTitle)
      .where(sql`is_listed`),
    index('offers_titled_by_city')
      .on(t.state, t.city, ...newestFirst(t.publishedAt, t.id), t.province, t.plainTitle)
      .where(sql`is_listed`),
    index('offers_titles').using('gin', sql`plain_title gin_trgm_ops`),
  ],
)

export const applications = pgTable(
  'applications',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', (): AnyPgColumn => offers.id, 'cascade'),
    workerId: reference('worker_id', () => users.id),
    createdAt: createdAt(),
    /** Null until it is edited, withdrawn or decided. */
    updatedAt: timestamptz('updated_at'),
    /** A trigger sets what follows from the offer: `accepted`, `expired`, `ended`, and `sent` when it opens again. */
    state: text({ enum: ['sent', 'edited', 'withdrawn', 'declined', 'accepted', 'expired', 'ended'] })
      .notNull()
      .default('sent'),
    /** Whole pesos; null accepts the budget. */
    quote: integer(),
    /** The amount before the last change of the amount. */
    previousAmount: integer('previous_amount'),
    message: text().notNull().default(''),
    availableFrom: date('available_from'),
    shift: text({ enum: ['mañana', 'tarde', 'noche'] }),
    declineReason: text('decline_reason').notNull().default(''),
    /** The amount that the client proposed for the current quote. */
    counterAmount: integer('counter_amount'),
    counterState: text('counter_state', { enum: ['open', 'accepted', 'refused'] }),
    /** Whether the offer was changed since: the professional confirms the application, changes or withdraws it. */
    isOutdated: boolean('is_outdated').notNull().default(false),
  },
  (t) => [
    check(
      'applications_state',
      sql`${t.state} in ('sent', 'edited', 'withdrawn', 'declined', 'accepted', 'expired', 'ended')`,
    ),
    check('applications_amounts', sql`least(${t.quote}, ${t.previousAmount}, ${t.counterAmount}) > 0`),
    check(
      'applications_texts',
      sql`char_length(${t.message}) <= 1000 and char_length(${t.declineReason}) <= 300`,
    ),
    check('applications_shift', sql`${t.shift} in ('mañana', 'tarde', 'noche')`),
    check(
      'applications_counter_offer',
      sql`(${t.counterAmount} is null) = (${t.counterState} is null) and (${t.counterState} is null or ${t.counterState} in ('open', 'accepted', 'refused'))`,
    ),
    unique('applications_once').on(t.offerId, t.workerId),
    index('applications_by_worker').on(t.workerId, ...newestFirst(t.createdAt, t.id)),
  ],
)
