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
import { createdAt, reference, timestamptz } from '../columns.ts'
import { users } from './core.ts'

/** Work to do after the transaction that requested it, such as sending mails. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    /** Groups mails to one user: a waiting mail of the same topic is extended instead of sending another one. */
    topic: text(),
    runAt: timestamptz('run_at').notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    lockedUntil: timestamptz('locked_until'),
    doneAt: timestamptz('done_at'),
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
    // Used when old finished rows are deleted.
    index('outbox_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
)

/** Changes of email addresses: pending until the code is entered, then kept for some days so that they can be reverted. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: serial().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    newEmail: text('new_email').notNull(),
    /** Hash of the code sent to the new address. */
    codeDigest: text('code_digest').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
    confirmedAt: timestamptz('confirmed_at'),
    oldEmail: text('old_email'),
    /** Hash of the key sent to the old address; null if that one was never verified. */
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
    expiresAt: timestamptz('expires_at'),
    consumedAt: timestamptz('consumed_at'),
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

/** Changes of stored rows that a migration cannot make, because they need a rule of the domain. Made once, in batches. */
export const backfills = pgTable('backfills', {
  /** The table whose rows are changed. */
  name: text().primaryKey(),
  /** The id of the last row that was read. */
  lastId: integer('last_id').notNull().default(0),
  doneAt: timestamptz('done_at'),
})

/** Request counts of addresses and users, shared by all processes. An unlogged table: emptied by a crash. */
export const rateCounts = pgTable('rate_counts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: timestamptz('ends_at').notNull(),
})
