import { isAtBank } from '@plomada/domain'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { lockAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import { transact, type Db } from '../database/database.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import {
  CURRENCY,
  type CheckoutState,
  type Payments,
  type RefundState,
} from '../services/payments/payments.ts'
import {
  findPayment,
  findPaymentByReference,
  isOnItsWay,
  isSettled,
  type Payment,
} from './payment.queries.ts'
import { finishJobRefund } from './endRefund.actions.ts'
import { hasOpenChargeback } from './chargeback.queries.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import { importRefund } from './providerRefund.actions.ts'
import {
  findRefund,
  finishRefund,
  followRefunds,
  isByProvider,
  readKept,
  requestRefund,
  storeRefund,
  sumAbove,
  sumKept,
  toProviderKey,
} from './refund.actions.ts'
import type { CheckoutDeps } from './settle.actions.ts'

type ImportDeps = Pick<CheckoutDeps, 'log' | 'clock'> & {
  provider: Pick<Payments, 'listRefunds' | 'capabilities'>
}
type Refund = typeof refunds.$inferSelect

/** Imports the refunds of a checkout that the provider has paid, if any of it went back. */
export async function importRefundsOf(db: Db, checkout: CheckoutState, deps: ImportDeps): Promise<void> {
  if (checkout.isRefunded === false) return
  const found = await findPaymentByReference(db, checkout.reference)
  if (!found) return
  const { externalId = null } = checkout
  // The reference is that of the first payment of the page; the second one has a row of its own.
  const isThis = and(eq(payments.offerId, found.offerId), eq(payments.externalId, externalId ?? ''))
  const [row] = externalId === null ? [found] : await db.select().from(payments).where(isThis)
  if (row) await importRefunds(db, row, deps)
}

/** How far back the refunds of the provider are listed: a notification about one may be lost. */
const LISTED_MS = 3 * 86_400_000

/** Imports the refunds that the provider has from the last days. */
export async function importRecentRefunds(
  db: Db,
  deps: ImportDeps & { provider: Pick<Payments, 'listRefundsSince'> },
): Promise<void> {
  const now = deps.clock().getTime()
  const list = deps.provider.listRefundsSince?.(new Date(now - LISTED_MS), new Date(now + 60_000)) ?? []
  const changed = new Map<number, Payment>()
  for await (const { sessionId, externalId } of list) {
    const isThis = or(
      sessionId === null ? undefined : eq(payments.sessionId, sessionId),
      externalId ? eq(payments.externalId, externalId) : undefined,
    )
    const rows = await db.select().from(payments).where(isThis)
    const row = rows.find((one) => one.externalId === (externalId ?? null)) ?? rows[0]
    if (isThis && row) changed.set(row.id, row)
  }
  for (const payment of changed.values())
    await importRefunds(db, payment, deps).catch((error: unknown) =>
      deps.log.error({ err: error, payment: payment.id }, 'refunds of the provider'),
    )
}

/**
 * Follows what the provider sent back of a payment: marks requested refunds as done that it has made, and imports those that
 * were made in its panel. `sending`: the requested refund that is sent next, which the imported ones can make smaller; nothing
 * else may send it meanwhile.
 */
export async function importRefunds(
  db: Db,
  { id, sessionId, sellerId, externalId, state }: Payment,
  deps: ImportDeps,
  sending: number | null = null,
): Promise<void> {
  if (!isSettled({ state }) || !isOfProvider({ sellerId }, deps.provider)) return
  const theirs = await deps.provider.listRefunds({ sessionId: sessionId ?? '', sellerId, externalId })
  if (!theirs || theirs.length === 0) return
  await transact(db, (tx) => followProvider(tx, { id, theirs, sending }, deps))
}

/** Locks the job of a payment, or the offer of one that no job needed. */
async function lockPayment(tx: Db, payment: Payment): Promise<LockedAssignment | null> {
  const isExtra = and(eq(refunds.paymentId, payment.id), sql`${refunds.assignmentId} is null`)
  if (payment.assignmentId !== null && (await tx.$count(refunds, isExtra)) === 0)
    return lockAssignment(tx, payment.assignmentId)
  await lockOffer(tx, payment.offerId, 'update')
  return null
}

async function followProvider(
  tx: Db,
  { id, theirs, sending }: { id: number; theirs: readonly RefundState[]; sending: number | null },
  { log, clock }: ImportDeps,
): Promise<void> {
  const now = clock()
  const before = await findPayment(tx, id)
  const locked = before && (await lockPayment(tx, before))
  // Read again: another request may have imported them while this one waited for the lock.
  const payment = before && (await findPayment(tx, id))
  // What a provider did before the bank asked it is followed when the bank has decided.
  if (!payment || (await hasOpenChargeback(tx, id)) || (locked && isAtBank(locked.row))) return
  const ours = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, id), ne(refunds.state, 'failed')))
    .orderBy(refunds.id)
  const { made, open, unknown } = compare(ours, theirs, id)
  for (const refund of made) {
    const found = await findRefund(tx, refund.id)
    if (found) await finishJobRefund(tx, found, 'done', now)
  }
  // They may have ended it.
  const job = locked && (await lockAssignment(tx, locked.row.id))
  const whole = unknown.filter(({ amount, currency }) => Number.isInteger(amount) && currency === CURRENCY)
  if (whole.length < unknown.length)
    log.error(
      { payment: id },
      'a refund at the provider has centavos or another currency: it is not imported',
    )
  if (whole.length === 0) return
  const sum = whole.reduce((total, { amount }) => total + amount, 0)
  if (payment.state === 'disputed' && sum > (await readKept(tx, payment)))
    return log.error({ payment: id }, 'more of a payment went back than the bank left: it is not imported')
  // One that may be on its way is first sent, or found.
  if (open.length > 0 && !open.some((refund) => refund.id === sending)) return
  for (const { id: refundId } of open) if (await isOnItsWay(tx, refundId, sending)) return
  for (const withdrawn of open) {
    const found = await findRefund(tx, withdrawn.id)
    if (found) await finishRefund(tx, found, 'failed', now)
  }
  for (const refund of whole) await importRefund(tx, { payment, job, refund, log, now })
  for (const withdrawn of open) await requestRest(tx, { payment, job, withdrawn, now })
  await followRefunds(tx, payment)
  if (job) await followJob(tx, job.row.id, now)
}

/** Finds our refunds that the provider made, those that it did not, and those that only it has. Equal amounts are the same. */
function compare(ours: readonly Refund[], theirs: readonly RefundState[], paymentId: number) {
  const imported = new Set(ours.filter(isByProvider).map(({ key }) => key))
  const own = ours.filter((refund) => !isByProvider(refund))
  const done = own.filter(({ state }) => state === 'done')
  const open = own.filter(({ state }) => state === 'requested')
  const made: Refund[] = []
  const take = (list: Refund[], amount: number) => {
    const index = list.findIndex((one) => one.amount === amount)
    return index < 0 ? undefined : list.splice(index, 1)[0]
  }
  const unknown = theirs
    .filter(({ refundId }) => !imported.has(toProviderKey(paymentId, refundId)))
    .filter(({ amount }) => take(done, amount) === undefined)
    .filter(({ amount }) => {
      const found = take(open, amount)
      if (found) made.push(found)
      return found === undefined
    })
  return { made, open, unknown }
}

/** Requests what a withdrawn refund still has to send, after the provider sent a part of it. */
async function requestRest(
  tx: Db,
  about: { payment: Payment; job: LockedAssignment | null; withdrawn: Refund; now: Date },
): Promise<void> {
  const { payment, job, withdrawn, now } = about
  if (job === null) {
    const amount = await readKept(tx, payment)
    const rest = { paymentId: payment.id, assignmentId: null, amount, endsJob: false }
    if (amount > 0) await storeRefund(tx, rest, now)
    return
  }
  const { row, offer } = await lockAssignment(tx, job.row.id)
  const ofJob = { id: row.id, workerId: row.workerId, clientId: offer.ownerId }
  if (withdrawn.endsJob && row.refundAmount !== null)
    return requestRefund(tx, { ...ofJob, amount: row.refundAmount, endsJob: true }, now)
  // What was paid above a lower price, as far as it is still there.
  const amount = Math.min(withdrawn.amount, await sumAbove(tx, row))
  if (amount > 0) await requestRefund(tx, { ...ofJob, amount, endsJob: false }, now)
}

/** Without any money a job that goes on is canceled. One whose refund was refused ends when all of it is back. */
async function followJob(tx: Db, id: number, now: Date): Promise<void> {
  const job = await lockAssignment(tx, id)
  const { state, refundAmount } = job.row
  const by = { by: 'provider', actorId: null, now } as const
  if (['paid', 'cancelRequested', 'done'].includes(state) && (await sumKept(tx, id)) === 0) {
    const text = 'El pago volvió entero al cliente desde el panel del proveedor de pagos.'
    await transitionAssignment(tx, job, { ...by, event: 'cancel', text })
  }
  if (state !== 'refundFailed') return
  const isOfEnd = and(eq(refunds.assignmentId, id), refunds.endsJob, eq(refunds.state, 'done'))
  const [back] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(isOfEnd)
  if ((back?.sum ?? 0) >= (refundAmount ?? 0))
    await transitionAssignment(tx, job, { ...by, event: 'retryRefund' })
}
