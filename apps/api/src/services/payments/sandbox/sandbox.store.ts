import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { transact } from '../../../database/database.ts'
import type { Db } from '../../../database/database.ts'
import { invalidRequest, missing, SandboxError } from './sandbox.errors.ts'
import type { refundForm, sessionForm } from './sandbox.form.ts'
import { eventOf, newId, nowSeconds } from './sandbox.objects.ts'
import type { SandboxEvent, SandboxObject, SandboxRefund, SandboxSession } from './sandbox.objects.ts'
import { sandboxEvents, sandboxObjects } from './sandbox.schema.ts'

/** A question that may be repeated: its key, and what tells one question from another. */
export interface Repeatable {
  key: string | null
  path: string
  body: string
}

/** A session with what its page needs to know besides. */
export interface PayableSession {
  session: SandboxSession
  lastDecline: string | null
}

const dayInSeconds = 24 * 60 * 60

function hashOf({ path, body }: Repeatable): string {
  const fields = new URLSearchParams(body)
  fields.sort()
  return createHash('sha256').update(`${path}\n${fields}`).digest('hex')
}

/** The answer that this key already got, if any. */
async function repeated(db: Db, asked: Repeatable): Promise<SandboxObject | null> {
  if (!asked.key) return null
  const [row] = await db.select().from(sandboxObjects).where(eq(sandboxObjects.idempotencyKey, asked.key))
  if (!row) return null
  if (row.requestHash === hashOf(asked)) return row.firstAnswer ?? row.payload
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${asked.key}' if you meant to execute a different request.`
  throw new SandboxError(400, { type: 'idempotency_error', message })
}

/** Keeps a new object; of two equal questions at once, the second gets the answer of the first. */
async function keep(db: Db, asked: Repeatable, object: SandboxObject): Promise<SandboxObject> {
  const [kept] = await db
    .insert(sandboxObjects)
    .values({
      id: object.id,
      payload: object,
      idempotencyKey: asked.key,
      requestHash: asked.key && hashOf(asked),
      firstAnswer: asked.key ? object : null,
    })
    .onConflictDoNothing({ target: sandboxObjects.idempotencyKey })
    .returning()
  return kept ? object : ((await repeated(db, asked)) ?? object)
}

async function tell(tx: Db, type: SandboxEvent['type'], object: SandboxObject): Promise<void> {
  await tx.insert(sandboxEvents).values({ payload: eventOf(type, object) })
}

/** Opens a session, or finds the one that the same question opened before. */
export async function openSession(
  db: Db,
  asked: Repeatable,
  form: z.infer<typeof sessionForm>,
  publicUrl: string,
): Promise<SandboxObject> {
  const before = await repeated(db, asked)
  if (before) return before
  const lines = Object.values(form.line_items).map(({ quantity = 1, price_data: price }) => ({
    description: price.product_data.name,
    quantity,
    amount_total: quantity * price.unit_amount,
  }))
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0)
  const id = newId('cs_test')
  const created = nowSeconds()
  return keep(db, asked, {
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

const save = (tx: Db, payload: SandboxObject) =>
  tx.update(sandboxObjects).set({ payload }).where(eq(sandboxObjects.id, payload.id))

async function close(tx: Db, session: SandboxSession): Promise<SandboxSession> {
  const expired: SandboxSession = { ...session, status: 'expired', url: null }
  await save(tx, expired)
  await tell(tx, 'checkout.session.expired', expired)
  return expired
}

/** Locks a session; one whose day is over is closed on the way. Null when there is none. */
async function locked(tx: Db, id: string): Promise<PayableSession | null> {
  const [row] = await tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, id)).for('update')
  if (row?.payload.object !== 'checkout.session') return null
  const { payload: session, lastDecline } = row
  const isOver = session.status === 'open' && session.expires_at <= nowSeconds()
  return { session: isOver ? await close(tx, session) : session, lastDecline }
}

/** Finds a session by its id. */
export function findSession(db: Db, id: string): Promise<PayableSession | null> {
  return transact(db, (tx) => locked(tx, id))
}

/** Takes the money: once, however often the payer presses the button. */
export function paySession(db: Db, id: string): Promise<SandboxSession | null> {
  return transact(db, async (tx) => {
    const found = await locked(tx, id)
    if (found?.session.status !== 'open') return found?.session ?? null
    const paid: SandboxSession = {
      ...found.session,
      payment_intent: newId('pi'),
      payment_status: 'paid',
      status: 'complete',
      url: null,
    }
    await save(tx, paid)
    await tell(tx, 'checkout.session.completed', paid)
    return paid
  })
}

/** Remembers why a card was declined; the session stays open, as it does at Stripe. */
export async function declineSession(db: Db, id: string, reason: string): Promise<void> {
  await db.update(sandboxObjects).set({ lastDecline: reason }).where(eq(sandboxObjects.id, id))
}

/** Closes an open session before its time. */
export function expireSession(db: Db, id: string): Promise<SandboxSession> {
  return transact(db, async (tx) => {
    const found = await locked(tx, id)
    if (!found) throw missing('checkout.session', id, 'session')
    const { session } = found
    if (session.status === 'open') return close(tx, session)
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  })
}

/** Closes every open session whose day is over, so that the product hears of it. */
export function expireOldSessions(db: Db): Promise<void> {
  const isOver = sql`${sandboxObjects.payload} ->> 'status' = 'open' and (${sandboxObjects.payload} ->> 'expires_at')::bigint <= ${nowSeconds()}`
  return transact(db, async (tx) => {
    const rows = await tx.select().from(sandboxObjects).where(isOver).for('update', { skipLocked: true })
    for (const { payload } of rows) if (payload.object === 'checkout.session') await close(tx, payload)
  })
}

const isOf = (object: SandboxObject['object'], paymentIntent: string) =>
  and(
    sql`${sandboxObjects.payload} ->> 'object' = ${object}`,
    sql`${sandboxObjects.payload} ->> 'payment_intent' = ${paymentIntent}`,
  )

/** Gives money back, never more than was paid. */
export function refundPayment(
  db: Db,
  asked: Repeatable,
  form: z.infer<typeof refundForm>,
): Promise<SandboxObject> {
  return transact(db, async (tx) => {
    const intent = form.payment_intent
    // The lock makes two refunds of one payment wait for each other.
    const [paid] = await tx
      .select()
      .from(sandboxObjects)
      .where(isOf('checkout.session', intent))
      .for('update')
    if (paid?.payload.object !== 'checkout.session') throw missing('payment_intent', intent, 'payment_intent')
    const before = await repeated(tx, asked)
    if (before) return before
    const refunds = await tx.select().from(sandboxObjects).where(isOf('refund', intent))
    const given = refunds.reduce(
      (sum, { payload }) => sum + (payload.object === 'refund' ? payload.amount : 0),
      0,
    )
    const left = paid.payload.amount_total - given
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
    const kept = await keep(tx, asked, refund)
    if (kept === refund) await tell(tx, 'refund.created', refund)
    return kept
  })
}
