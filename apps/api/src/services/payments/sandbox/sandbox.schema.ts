import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { SandboxEvent, SandboxObject } from './sandbox.objects.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the payment sandbox keeps, in the shape in which Stripe shows it: checkout sessions and refunds. */
export const sandboxObjects = pgTable('sandbox_objects', {
  id: text().primaryKey(),
  payload: jsonb().$type<SandboxObject>().notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  /** What was asked with that key; another question with the same key is refused. */
  requestHash: text('request_hash'),
  /** What was answered at first; the same question gets the same answer, whatever happened since. */
  firstAnswer: jsonb('first_answer').$type<SandboxObject>(),
  /** Why the last card was declined, for the payer who comes back. */
  lastDecline: text('last_decline'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Events that the sandbox owes to the webhook of the product. */
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
