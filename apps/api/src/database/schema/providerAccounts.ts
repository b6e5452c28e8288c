import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { users } from './core.ts'

/** The accounts of professionals at the payment provider, which pays them directly. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The account at the provider. */
    providerUserId: text('provider_user_id').notNull(),
    /** Encrypted with `KEY_SECRET`, like `refreshToken`. */
    accessToken: jsonb('access_token').notNull(),
    refreshToken: jsonb('refresh_token').notNull(),
    /** What the professional allowed, separated by spaces. */
    scopes: text().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    connectedAt: timestamptz('connected_at').notNull().defaultNow(),
    /** When the professional or the provider ended the connection. */
    revokedAt: timestamptz('revoked_at'),
    /** The last refresh of the tokens that failed, if none has succeeded since. */
    refreshFailedAt: timestamptz('refresh_failed_at'),
    /** One process refreshes the tokens at a time: each refresh makes the tokens before it useless. */
    lockedUntil: timestamptz('locked_until'),
  },
  (t) => [
    uniqueIndex('provider_accounts_connected')
      .on(t.providerUserId)
      .where(sql`revoked_at is null`),
    index('provider_accounts_expiring')
      .on(t.expiresAt)
      .where(sql`revoked_at is null`),
  ],
)

/** Connections that a professional began: each is used once, by the same user. */
export const connectionStates = pgTable(
  'connection_states',
  {
    /** Hash of the state that the provider sends back. */
    digest: text().primaryKey(),
    userId: reference('user_id', () => users.id, 'cascade'),
    /** The secret of RFC 7636, whose hash the provider received. */
    verifier: text().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('connection_states_of').on(t.userId)],
)
