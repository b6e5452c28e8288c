import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { users } from './schema.core.ts'

/** Work to be done after the transaction that asked for it: mails and the like. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** What several mails to one person are about; a mail that waits is extended instead of followed by another one. */
    topic: text(),
    runAt: moment('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: moment('locked_until'),
    doneAt: moment('done_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_open')
      .on(t.runAt, t.id)
      .where(sql`done_at is null`),
    uniqueIndex('outbox_waiting_topic')
      .on(t.topic)
      .where(sql`topic is not null and done_at is null and attempts = 0`),
    index('outbox_by_topic')
      .on(t.topic, t.doneAt)
      .where(sql`topic is not null`),
    // What is deleted some time after it was done.
    index('outbox_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
)

/** Addresses that users asked to change to: until the code is given, and for some days afterwards, to revert them. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    /** Of the code that was mailed to the new address. */
    codeDigest: text('code_digest').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    confirmedAt: moment('confirmed_at'),
    oldEmail: text('old_email'),
    /** Of the key that was mailed to the old address; null when that one was never proven. */
    revertDigest: text('revert_digest').unique(),
    isReverted: boolean('is_reverted').notNull().default(false),
  },
  (t) => [
    index('email_changes_by_user').on(t.userId),
    uniqueIndex('email_changes_one_open')
      .on(t.userId)
      .where(sql`confirmed_at is null`),
  ],
)

/** The accounts of the embedded identity provider. */
export const idpAccounts = pgTable(
  'idp_accounts',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name'),
    nickname: text().notNull(),
    picture: text(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('idp_accounts_email').on(sql`lower(${t.email})`)],
)

/** Sessions, grants, codes and tokens of the embedded identity provider. */
export const idpPayloads = pgTable(
  'idp_payloads',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text('grant_id'),
    uid: text(),
    expiresAt: moment('expires_at'),
    consumedAt: moment('consumed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('idp_payloads_by_grant')
      .on(t.grantId)
      .where(sql`grant_id is not null`),
    index('idp_payloads_by_uid')
      .on(t.model, t.uid)
      .where(sql`uid is not null`),
    index('idp_payloads_expiring').on(t.expiresAt),
  ],
)

/** The signing and cookie keys of the embedded identity provider. */
export const idpKeys = pgTable('idp_keys', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
})

/** How often an address or a person asked lately, so that several processes share one count. Unlogged: a crash forgets it. */
export const rateCounts = pgTable('rate_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
})
