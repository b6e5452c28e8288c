import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Notification, SandboxObject } from './mpSandbox.objects.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the embedded stand-in of Mercado Pago stores: accounts, codes, preferences, payments, refunds and chargebacks. */
export const mercadoPagoObjects = pgTable(
  'mercado_pago_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The account that it belongs to. */
    owner: text(),
    /** The `external_reference` of preferences and payments, the payment of refunds and chargebacks. */
    reference: text(),
    payload: jsonb().$type<SandboxObject>().notNull(),
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('mercado_pago_objects_by_reference').on(t.reference),
    index('mercado_pago_objects_of').on(t.owner, t.kind),
  ],
)

/** Queue of notifications for the webhook of the product. */
export const mercadoPagoEvents = pgTable('mercado_pago_events', {
  id: serial().primaryKey(),
  payload: jsonb().$type<Notification>().notNull(),
  runAt: moment('run_at').notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lockedUntil: moment('locked_until'),
  doneAt: moment('done_at'),
  lastError: text('last_error'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
