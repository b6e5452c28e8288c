import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, reference, timestamptz } from '../columns.ts'
import { users } from './core.ts'

/** The accounts of professionals at a payment provider that pays them at once. Their tokens are encrypted. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    userId: reference('user_id', () => users.id, 'cascade').primaryKey(),
    /** Its id at the provider. */
    externalId: text('external_id').notNull(),
    accessToken: text('access_token').notNull(),
    refreshToken: text('refresh_token'),
    scopes: text().notNull().default(''),
    expiresAt: timestamptz('expires_at').notNull(),
    /** `lost`: the provider refuses the tokens, so the professional has to connect again. */
    state: text({ enum: ['connected', 'lost'] })
      .notNull()
      .default('connected'),
    createdAt: createdAt(),
  },
  (t) => [
    check('provider_accounts_state', sql`${t.state} in ('connected', 'lost')`),
    uniqueIndex('provider_accounts_once').on(t.externalId),
  ],
)

/** Connections that were started: each can end once. */
export const connectionStates = pgTable('connection_states', {
  /** Hash of the state in the address. */
  hash: text().primaryKey(),
  userId: reference('user_id', () => users.id, 'cascade'),
  expiresAt: timestamptz('expires_at').notNull(),
})
