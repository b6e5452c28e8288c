import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { SandboxEvent, SandboxObject } from './sandbox.objects.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The checkout sessions, refunds and disputes of the payment sandbox, in Stripe's format. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text().primaryKey(),
  payload: jsonb().$type<SandboxObject>().notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  /** Hash of the request with that key; a different request with the same key is refused. */
  requestHash: text('request_hash'),
  /** Repeated to every equal request, even if the object has changed since. */
  firstResponse: jsonb('first_answer').$type<SandboxObject>(),
  /** Why the last card was declined; shown when the payer returns. */
  lastDecline: text('last_decline'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Queue of events for the webhook of the product. */
export const sandboxEvents = pgTable('sandbox_events', {
  id: serial().primaryKey(),
  payload: jsonb().$type<SandboxEvent>().notNull(),
  runAt: moment('run_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lockedUntil: moment('locked_until'),
  doneAt: moment('done_at'),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
