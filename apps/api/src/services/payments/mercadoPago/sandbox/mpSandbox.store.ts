import { and, eq, gte, sql } from 'drizzle-orm'
import { transact, type Db } from '../../../../database/database.ts'
import { DAY_MS, insert, list, read, SandboxRefusal, save } from './mpSandbox.database.ts'
import {
  newNumber,
  type Fault,
  type Notification,
  type SandboxChargeback,
  type SandboxPayment,
  type SandboxPreference,
  type SandboxRefund,
} from './mpSandbox.objects.ts'
import { mercadoPagoEvents, mercadoPagoObjects } from './mpSandbox.schema.ts'

/** What Mercado Pago keeps of a payment, from the part of the professional. */
const COST_RATE = 0.0629

export async function createPreference(
  db: Db,
  accountId: string,
  values: Omit<SandboxPreference, 'kind' | 'id' | 'init_point' | 'collector_id'>,
  publicUrl: string,
): Promise<SandboxPreference> {
  const id = `${accountId}-${newNumber()}`
  const preference: SandboxPreference = {
    kind: 'preference',
    ...values,
    id,
    collector_id: accountId,
    init_point: `${publicUrl}/mercadopago/pagar/${id}`,
  }
  await insert(db, preference, { owner: accountId, reference: values.external_reference ?? null })
  return preference
}

export const findPreference = (db: Db, id: string) => read(db, 'preference', id)

export const isOver = ({ expiration_date_to: until }: SandboxPreference): boolean =>
  typeof until === 'string' && Date.parse(until) <= Date.now()

/** Ends the page of a reference now, as time does. */
export async function expirePreference(db: Db, reference: string): Promise<void> {
  for (const one of await list(db, 'preference', eq(mercadoPagoObjects.reference, reference)))
    await save(db, { ...one, expiration_date_to: new Date(0).toISOString() })
}

export const findPreferenceOf = async (db: Db, reference: string): Promise<SandboxPreference | null> =>
  (await list(db, 'preference', eq(mercadoPagoObjects.reference, reference))).at(-1) ?? null

/** Adds the notifications of a change, as the chosen fault has them arrive. */
async function notify(tx: Db, notification: Notification, fault: Fault): Promise<void> {
  if (fault === 'lost') return
  const payload = { ...notification, ...(fault === 'forged' && { isForged: true }) }
  const runAt = fault === 'late' ? sql`now() + interval '1 minute'` : sql`now()`
  const row = { payload, runAt }
  await tx.insert(mercadoPagoEvents).values(fault === 'twice' ? [row, row] : [row])
}

const toNotification = ({ id, collector_id: userId }: SandboxPayment): Notification => ({
  topic: 'payment',
  resourceId: String(id),
  userId: String(userId),
})

/** How a payment ends. */
export type Outcome = { status: string; detail: string }

/** Stores an attempt to pay a preference. `changes` replaces what an attacker or a mistake would. */
export const payPreference = (
  db: Db,
  preferenceId: string,
  { status, detail }: Outcome,
  { fault = 'none', changes = {} }: { fault?: Fault; changes?: Partial<SandboxPayment> } = {},
): Promise<SandboxPayment> =>
  transact(db, async (tx) => {
    const preference = await read(tx, 'preference', preferenceId, true)
    if (!preference) throw new SandboxRefusal(404, 'not_found', 'There is no such preference')
    if (isOver(preference)) throw new SandboxRefusal(400, 'expired', 'The preference has expired')
    const { amount, marketplace_fee: fee } = preference
    const payment: SandboxPayment = {
      kind: 'payment',
      id: newNumber(),
      preferenceId,
      status,
      status_detail: detail,
      external_reference: preference.external_reference ?? null,
      transaction_amount: amount,
      transaction_amount_refunded: 0,
      currency_id: preference.currency_id,
      collector_id: preference.collector_id ?? null,
      date_created: new Date().toISOString(),
      fee_details: [
        { type: 'application_fee', amount: fee },
        { type: 'mercadopago_fee', amount: Math.round(amount * COST_RATE * 100) / 100 },
      ],
      ...changes,
    }
    await insert(tx, payment, {
      owner: String(payment.collector_id),
      reference: payment.external_reference ?? null,
    })
    await notify(tx, toNotification(payment), fault)
    return payment
  })

export const findStoredPayment = (db: Db, id: number | string) => read(db, 'payment', String(id))

/** Lists the payments of a reference, the oldest first. */
export const listPaymentsOf = (db: Db, reference: string) =>
  list(db, 'payment', eq(mercadoPagoObjects.reference, reference))

/** Lists the payments of an account. */
export const searchPayments = (
  db: Db,
  accountId: string,
  {
    reference,
    since,
    range = 'date_created',
  }: { reference?: string | undefined; since?: Date | undefined; range?: string | undefined },
) =>
  list(
    db,
    'payment',
    and(
      eq(mercadoPagoObjects.owner, accountId),
      reference === undefined ? undefined : eq(mercadoPagoObjects.reference, reference),
      since &&
        gte(
          sql`coalesce((${mercadoPagoObjects.payload} ->> ${range})::timestamptz, ${mercadoPagoObjects.createdAt})`,
          since.toISOString(),
        ),
    ),
  )

/** Changes the status of a payment that is pending, such as a cash voucher that is paid or expires. */
export const finishPending = (
  db: Db,
  id: number | string,
  { status, detail }: Outcome,
  fault: Fault = 'none',
): Promise<void> =>
  transact(db, async (tx) => {
    const payment = await read(tx, 'payment', String(id), true)
    if (payment?.status !== 'pending') return
    const changed: SandboxPayment = { ...payment, status, status_detail: detail }
    await save(tx, changed)
    await notify(tx, toNotification(changed), fault)
  })

/** Sends money of a payment back, once per key, from the account that was paid. */
export const refundStoredPayment = (
  db: Db,
  {
    id,
    accountId,
    amount: wanted,
    key,
  }: { id: string; accountId: string; amount?: number | undefined; key: string },
  fault: Fault = 'none',
): Promise<SandboxRefund> =>
  transact(db, async (tx) => {
    const payment = await read(tx, 'payment', id, true)
    if (!payment || payment.collector_id !== accountId)
      throw new SandboxRefusal(404, 'not_found', 'Payment not found')
    const [same] = await list(tx, 'refund', eq(mercadoPagoObjects.idempotencyKey, `${id} ${key}`))
    if (same) return same
    const now = new Date().toISOString()
    const refunded = payment.transaction_amount_refunded ?? 0
    const left = Math.round((payment.transaction_amount - refunded) * 100) / 100
    const amount = wanted ?? left
    if (payment.status !== 'approved')
      throw new SandboxRefusal(400, 'bad_request', 'The payment cannot be refunded in its state')
    if (amount > left || amount <= 0) throw new SandboxRefusal(400, 'bad_request', 'Invalid amount')
    const refund: SandboxRefund = {
      kind: 'refund',
      id: newNumber(),
      payment_id: payment.id,
      amount,
      status: 'approved',
      date_created: now,
    }
    await insert(tx, refund, { owner: accountId, reference: id, idempotencyKey: `${id} ${key}` })
    const sum = Math.round((refunded + amount) * 100) / 100
    const isWhole = sum === payment.transaction_amount
    const changed: SandboxPayment = {
      ...payment,
      date_last_updated: now,
      transaction_amount_refunded: sum,
      status: isWhole ? 'refunded' : 'approved',
      status_detail: isWhole ? 'refunded' : 'partially_refunded',
    }
    await save(tx, changed)
    await notify(tx, toNotification(changed), fault)
    return refund
  })

/** Sends all that is left of a payment back, as the one who was paid does in the panel of Mercado Pago. */
export const refundInPanel = (
  db: Db,
  { id, collector_id: accountId }: SandboxPayment,
  fault: Fault,
): Promise<SandboxRefund> =>
  refundStoredPayment(
    db,
    { id: String(id), accountId: String(accountId), key: `panel ${newNumber()}` },
    fault,
  )

/** Lists the refunds of a payment, the oldest first. */
export const listRefundsOf = (db: Db, paymentId: number) =>
  list(db, 'refund', eq(mercadoPagoObjects.reference, String(paymentId)))

/** Opens the chargeback of a payment, as its payer does at the bank, or ends it. */
export const changeChargeback = (
  db: Db,
  paymentId: number | string,
  state: 'in_process' | 'settled' | 'reimbursed',
  fault: Fault = 'none',
): Promise<SandboxChargeback> =>
  transact(db, async (tx) => {
    const payment = await read(tx, 'payment', String(paymentId), true)
    if (!payment) throw new SandboxRefusal(404, 'not_found', 'Payment not found')
    const isOpen = payment.status === 'charged_back' && payment.status_detail === 'in_process'
    if (state === 'in_process' ? payment.status !== 'approved' : !isOpen)
      throw new SandboxRefusal(400, 'bad_request', 'The payment has another state')
    const date_last_updated = new Date().toISOString()
    await save(tx, { ...payment, date_last_updated, status: 'charged_back', status_detail: state })
    const [before] = await list(tx, 'chargeback', eq(mercadoPagoObjects.reference, String(paymentId)))
    const chargeback: SandboxChargeback = {
      kind: 'chargeback',
      id: before?.id ?? String(newNumber()),
      payments: [payment.id],
      amount: payment.transaction_amount,
      currency: payment.currency_id,
      reason: 'general',
      coverage_applied: state === 'in_process' ? null : state === 'reimbursed',
      coverage_elegible: true,
      documentation_required: state === 'in_process',
      documentation_status: 'not_supplied',
      date_documentation_deadline: new Date(Date.now() + 10 * DAY_MS).toISOString(),
    }
    if (before) await save(tx, chargeback)
    else await insert(tx, chargeback, { owner: String(payment.collector_id), reference: String(paymentId) })
    const userId = String(payment.collector_id)
    await notify(tx, { topic: 'chargebacks', resourceId: chargeback.id, userId }, fault)
    return chargeback
  })

export const findChargeback = (db: Db, id: string) => read(db, 'chargeback', id)
