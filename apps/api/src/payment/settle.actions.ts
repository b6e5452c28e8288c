import { postCharge, toCentavos } from '@plomada/domain'
import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { lockLiveAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import type { Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { post, postSplitPayment } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import { mailReceipt } from '../receipt/receipt.mails.ts'
import type { CheckoutDetails, Payments } from '../services/payments/payments.ts'
import {
  findPayment,
  findPaymentByReference,
  isSettled,
  matchesPayment,
  type Payment,
} from './payment.queries.ts'
import { refundExtraPayment } from './refund.actions.ts'

/** The dependencies of payments. */
export interface CheckoutDeps {
  provider: Payments
  publicUrl: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  clock: () => Date
}

/** Returns the payment of a checkout. Logs a warning and returns null if the details do not match. */
export async function findMatchingPayment(
  tx: Db,
  checkout: CheckoutDetails,
  { log }: Pick<CheckoutDeps, 'log'>,
): Promise<Payment | null> {
  const payment = await findPaymentByReference(tx, checkout.reference)
  if (payment && matchesPayment(payment, checkout)) return payment
  const { sessionId, reference, amount, currency } = checkout
  log.warn(
    { sessionId, reference, amount, currency },
    'the payment provider reported a checkout that matches no payment',
  )
  return null
}

/** Checks whether a job waits for a payment: of its price, also of an earlier one, or of the supplement. */
function isAwaited(
  { row }: LockedAssignment,
  { assignmentId, isSupplement }: Pick<Payment, 'assignmentId' | 'isSupplement'>,
): boolean {
  const isOfJob = (assignmentId ?? row.id) === row.id
  return isOfJob && (isSupplement ? row.supplement !== null : row.state === 'agreed')
}

/** Marks a payment as paid, once. One that its job does not need any more goes back to the client. */
export async function settlePayment(
  tx: Db,
  checkout: CheckoutDetails,
  { log, clock }: Pick<CheckoutDeps, 'log' | 'clock'>,
): Promise<void> {
  const now = clock()
  const found = await findMatchingPayment(tx, checkout, { log })
  if (!found) return
  const offer = await lockOffer(tx, found.offerId, 'update')
  // Read again: another request may have settled it while this one waited for the lock.
  const payment = await findPayment(tx, found.id)
  if (!payment) return
  if (isSettled(payment)) return settleSecondPayment(tx, { payment, offer, now, checkout }, log)
  const live = await lockLiveAssignment(tx, offer.id)
  const isDue = live !== null && isAwaited(live, payment)
  const fee = readFee(payment, checkout, log)
  const { sessionId, externalId = null } = checkout
  await tx
    .update(payments)
    .set({ state: isDue ? 'paid' : 'refunding', paidAt: now, sessionId, externalId, fee })
    .where(eq(payments.id, payment.id))
  if (!isDue) {
    log.warn({ payment: payment.id }, 'a payment came that no job needs: it is refunded')
    return refundExtraPayment(tx, { payment, offer, now })
  }
  await tx.update(payments).set({ assignmentId: live.row.id }).where(eq(payments.id, payment.id))
  if (!payment.isSupplement)
    await tx.update(offers).set({ state: 'terminado', settledAt: now }).where(eq(offers.id, offer.id))
  const charge = {
    paymentId: payment.id,
    amount: toCentavos(payment.amount),
    to: { assignmentId: live.row.id },
  }
  await post(tx, { now, assignmentId: live.row.id, paymentId: payment.id }, [postCharge(charge)])
  const split = { id: payment.id, amount: toCentavos(payment.amount), fee }
  await postSplitPayment(tx, live.row, split, now)
  await transitionAssignment(tx, live, {
    event: payment.isSupplement ? 'paySupplement' : 'pay',
    by: 'provider',
    actorId: null,
    now,
    amount: payment.amount,
  })
  await mailReceipt(tx, { payment: { ...payment, fee }, offer, workerId: live.row.workerId })
  if (payment.isSupplement) return
  await notify(tx, {
    kind: 'payment',
    userId: live.row.workerId,
    fromId: offer.ownerId,
    offerId: offer.id,
    assignmentId: live.row.id,
    details: { amount: payment.amount },
  })
}

/** Returns the commission that the provider divided off: the ledger follows it, also if it is not what was asked for. */
function readFee({ id, fee }: Payment, checkout: CheckoutDetails, log: CheckoutDeps['log']): number | null {
  if (fee === null || checkout.fee === undefined || checkout.fee === null) return fee
  if (checkout.fee !== fee)
    log.error(
      { payment: id, expected: fee, received: checkout.fee },
      'the provider divided another commission',
    )
  return checkout.fee
}

/** The page of a payment that arrived was paid once more: that one goes back. */
async function settleSecondPayment(
  tx: Db,
  about: { payment: Payment; offer: { id: number; ownerId: number }; now: Date; checkout: CheckoutDetails },
  log: CheckoutDeps['log'],
): Promise<void> {
  const { payment, offer, now, checkout } = about
  const { externalId = null } = checkout
  if (externalId === null || payment.externalId === null || payment.externalId === externalId) return
  const isStored = and(eq(payments.offerId, offer.id), eq(payments.externalId, externalId))
  if ((await tx.$count(payments, isStored)) > 0) return
  log.warn({ payment: payment.id }, 'a payment came twice: the second one is refunded')
  const { offerId, assignmentId, amount, isSupplement, sellerId, fee } = payment
  const [second] = await tx
    .insert(payments)
    .values({
      offerId,
      assignmentId,
      amount,
      isSupplement,
      sellerId,
      fee,
      externalId,
      state: 'refunding',
      paidAt: now,
    })
    .returning()
  if (second) await refundExtraPayment(tx, { payment: second, offer, now })
}

/** Closes a pending payment. A payment that is no longer pending does not change. */
export const closePayment = (db: Db, id: number, state: 'expired' | 'failed') =>
  db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.id, id), eq(payments.state, 'pending')))
