import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { transact, type Db } from '../../../database/database.ts'
import { invalidRequest, missing, SandboxError } from './sandbox.errors.ts'
import type { refundForm, sessionForm } from './sandbox.form.ts'
import { createEvent, LATE_SECONDS, LOST, newId, nowSeconds } from './sandbox.objects.ts'
import type {
  Delivery,
  SandboxEvent,
  SandboxObject,
  SandboxRefund,
  SandboxSession,
} from './sandbox.objects.ts'
import { sandboxEvents, sandboxObjects } from './sandbox.schema.ts'

/** A request with an idempotency key. */
export interface IdempotentRequest {
  key: string | null
  path: string
  body: string
}

/** A session and why its last card was declined. */
export interface PayableSession {
  session: SandboxSession
  lastDecline: string | null
}

const dayInSeconds = 24 * 60 * 60

function hashRequest({ path, body }: IdempotentRequest): string {
  const fields = new URLSearchParams(body)
  fields.sort()
  return createHash('sha256').update(`${path}\n${fields}`).digest('hex')
}

/** Returns the first response to the key, or null. Throws if the key was used with another request. */
async function findFirstResponse(db: Db, request: IdempotentRequest): Promise<SandboxObject | null> {
  if (!request.key) return null
  const [row] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.idempotencyKey, request.key))
  if (!row) return null
  if (row.requestHash === hashRequest(request)) return row.firstResponse ?? row.payload
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`
  throw new SandboxError(400, { type: 'idempotency_error', message })
}

/** Inserts a new object; of two equal concurrent requests, the second returns the response of the first. */
async function insertObject(
  db: Db,
  request: IdempotentRequest,
  object: SandboxObject,
): Promise<SandboxObject> {
  const [inserted] = await db
    .insert(sandboxObjects)
    .values({
      id: object.id,
      payload: object,
      idempotencyKey: request.key,
      requestHash: request.key && hashRequest(request),
      firstResponse: request.key ? object : null,
    })
    .onConflictDoNothing({ target: sandboxObjects.idempotencyKey })
    .returning()
  return inserted ? object : ((await findFirstResponse(db, request)) ?? object)
}

/** Adds the event of a change. */
export async function enqueueEvent(
  tx: Db,
  type: SandboxEvent['type'],
  object: SandboxObject,
  delivery: Delivery = 'normal',
): Promise<void> {
  const row = {
    payload: createEvent(type, object),
    ...(delivery === 'late' && { runAt: new Date(Date.now() + LATE_SECONDS * 1000) }),
    ...(delivery === 'lost' && { doneAt: new Date(), lastError: LOST }),
  }
  await tx.insert(sandboxEvents).values(delivery === 'twice' ? [row, row] : [row])
}

/** Opens a session, or returns the one that an equal request opened. */
export async function openSession(
  db: Db,
  request: IdempotentRequest,
  form: z.infer<typeof sessionForm>,
  publicUrl: string,
): Promise<SandboxObject> {
  const first = await findFirstResponse(db, request)
  if (first) return first
  const lines = Object.values(form.line_items).map(({ quantity = 1, price_data: price }) => ({
    description: price.product_data.name,
    quantity,
    amount_total: quantity * price.unit_amount,
  }))
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const id = newId('cs_test')
  const created = nowSeconds()
  return insertObject(db, request, {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: form.cancel_url,
    client_reference_id: form.client_reference_id ?? null,
    created,
    currency: 'ars',
    expires_at: created + dayInSeconds,
    line_items: { object: 'list', data: lines },
    livemode: false,
    locale: form.locale ?? null,
    metadata: form.metadata ?? {},
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: form.success_url,
    url: new URL(`/checkout/${id}`, publicUrl).href,
  })
}

/** Replaces an object. */
export const save = (tx: Db, payload: SandboxObject) =>
  tx.update(sandboxObjects).set({ payload }).where(eq(sandboxObjects.id, payload.id))

async function expire(tx: Db, session: SandboxSession): Promise<SandboxSession> {
  const expired: SandboxSession = { ...session, status: 'expired', url: null }
  await save(tx, expired)
  await enqueueEvent(tx, 'checkout.session.expired', expired)
  return expired
}

/** Locks a session and expires it if it is due. Returns null if there is none. */
export async function lockSession(tx: Db, id: string): Promise<PayableSession | null> {
  const [row] = await tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, id)).for('update')
  if (row?.payload.object !== 'checkout.session') return null
  const { payload: session, lastDecline } = row
  const isOver = session.status === 'open' && session.expires_at <= nowSeconds()
  return { session: isOver ? await expire(tx, session) : session, lastDecline }
}

/** Returns a session, or null. */
export function findSession(db: Db, id: string): Promise<PayableSession | null> {
  return transact(db, (tx) => lockSession(tx, id))
}

/** Pays an open session; leaves any other unchanged, so that pressing the button twice pays once. */
export function paySession(db: Db, id: string, delivery?: Delivery): Promise<SandboxSession | null> {
  return transact(db, async (tx) => {
    const found = await lockSession(tx, id)
    if (found?.session.status !== 'open') return found?.session ?? null
    const paid: SandboxSession = {
      ...found.session,
      payment_intent: newId('pi'),
      payment_status: 'paid',
      status: 'complete',
      url: null,
    }
    await save(tx, paid)
    await enqueueEvent(tx, 'checkout.session.completed', paid, delivery)
    return paid
  })
}

/** Stores why a card was declined; the session stays open, as at Stripe. */
export async function declineSession(db: Db, id: string, reason: string): Promise<void> {
  await db.update(sandboxObjects).set({ lastDecline: reason }).where(eq(sandboxObjects.id, id))
}

/** Expires an open session early. */
export function expireSession(db: Db, id: string): Promise<SandboxSession> {
  return transact(db, async (tx) => {
    const found = await lockSession(tx, id)
    if (!found) throw missing('checkout.session', id, 'session')
    const { session } = found
    if (session.status === 'open') return expire(tx, session)
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  })
}

/** Expires every open session that is due, which sends its event. */
export function expireOldSessions(db: Db): Promise<void> {
  const isDue = sql`${sandboxObjects.payload} ->> 'status' = 'open' and (${sandboxObjects.payload} ->> 'expires_at')::bigint <= ${nowSeconds()}`
  return transact(db, async (tx) => {
    const rows = await tx.select().from(sandboxObjects).where(isDue).for('update', { skipLocked: true })
    for (const { payload } of rows) if (payload.object === 'checkout.session') await expire(tx, payload)
  })
}

const isObjectOf = (object: SandboxObject['object'], paymentIntent: string) =>
  and(
    sql`${sandboxObjects.payload} ->> 'object' = ${object}`,
    sql`${sandboxObjects.payload} ->> 'payment_intent' = ${paymentIntent}`,
  )

/** Refunds a payment, at most the amount that was paid. */
export function refundPayment(
  db: Db,
  request: IdempotentRequest,
  form: z.infer<typeof refundForm>,
): Promise<SandboxObject> {
  return transact(db, async (tx) => {
    const intent = form.payment_intent
    // Locked, so that concurrent refunds of one payment run one after the other.
    const [paid] = await tx
      .select()
      .from(sandboxObjects)
      .where(isObjectOf('checkout.session', intent))
      .for('update')
    if (paid?.payload.object !== 'checkout.session') throw missing('payment_intent', intent, 'payment_intent')
    const first = await findFirstResponse(tx, request)
    if (first) return first
    const disputes = await tx.select().from(sandboxObjects).where(isObjectOf('dispute', intent))
    if (disputes.some(({ payload }) => payload.object === 'dispute' && payload.status !== 'won'))
      throw invalidRequest('Charge has been charged back.', { code: 'charge_disputed' })
    const refunds = await tx.select().from(sandboxObjects).where(isObjectOf('refund', intent))
    const refunded = refunds.reduce(
      (sum, { payload }) => sum + (payload.object === 'refund' ? payload.amount : 0),
      0,
    )
    const left = paid.payload.amount_total - refunded
    if (left === 0)
      throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' })
    const amount = form.amount ?? left
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`
      throw invalidRequest(message, { param: 'amount' })
    }
    const refund: SandboxRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      created: nowSeconds(),
      currency: 'ars',
      metadata: form.metadata ?? {},
      payment_intent: intent,
      reason: form.reason ?? null,
      status: 'succeeded',
    }
    const stored = await insertObject(tx, request, refund)
    if (stored === refund) await enqueueEvent(tx, 'refund.created', refund)
    return stored
  })
}
