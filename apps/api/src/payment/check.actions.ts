import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { transact, type Db } from '../database/database.ts'
import { timers } from '../database/schema/assignments.ts'
import { payments } from '../database/schema/payments.ts'
import type { PaymentHint } from '../services/payments/payments.ts'
import { scheduleCheck } from './open.actions.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import { findPayment, isSettled } from './payment.queries.ts'
import { recordChargeback, type ChargebackDeps } from './chargeback.actions.ts'
import { scheduleChargebackCheck } from './chargebackMoney.actions.ts'
import { hasOpenChargeback } from './chargeback.queries.ts'
import { importRefundsOf } from './importRefunds.actions.ts'
import { closePayment, settlePayment, type CheckoutDeps } from './settle.actions.ts'

type CheckDeps = Pick<CheckoutDeps, 'provider'> & ChargebackDeps

/** Asks the provider about a payment that has not arrived: the notification about it may be lost. */
export async function checkPayment(db: Db, id: number, deps: CheckDeps): Promise<void> {
  const payment = await findPayment(db, id)
  if (!payment || isSettled(payment)) return
  const sessionId = payment.sessionId ?? payment.reference
  // The response to the request that opened the page was lost. Pressing pay opens the same again.
  if (sessionId === null) return
  // Another one was configured when it was opened, and may be again.
  if (!isOfProvider(payment, deps.provider)) return scheduleCheck(db, payment, deps.clock())
  const checkout = await deps.provider.getCheckoutState(sessionId, payment)
  if (checkout?.state === 'paid') {
    await transact(db, (tx) => settlePayment(tx, checkout, deps))
    return importRefundsOf(db, checkout, deps)
  }
  if (checkout === null || checkout.state === 'expired') {
    await closePayment(db, id, 'expired')
    return
  }
  await scheduleCheck(db, payment, deps.clock())
}

/** Asks the provider about a payment that its payer disputes: the notification about the end may be lost. */
export async function checkChargeback(db: Db, id: number, deps: CheckDeps): Promise<void> {
  const payment = await findPayment(db, id)
  if (!payment || !(await hasOpenChargeback(db, id))) return
  const sessionId = payment.sessionId ?? payment.reference
  const isUnknown = sessionId === null || !isOfProvider(payment, deps.provider)
  const checkout = isUnknown ? null : await deps.provider.getCheckoutState(sessionId, payment)
  await transact(db, async (tx) => {
    if (checkout?.state === 'paid') await recordChargeback(tx, checkout, deps)
    if (await hasOpenChargeback(tx, id)) await scheduleChargebackCheck(tx, id, deps.clock())
  })
}

/**
 * Handles a hint: requests from the provider what it is about, and follows that. One that is not verified only brings forward
 * the next question about payments that are pending, at most twice a minute for each.
 */
export async function handlePaymentHint(db: Db, hint: PaymentHint, deps: CheckDeps): Promise<void> {
  if (!hint.isVerified) {
    deps.log.warn({ resource: hint.resource }, 'a notification about payments has no valid signature')
    return hastenChecks(db, hint)
  }
  const checkout = await deps.provider.readHint(hint)
  if (checkout?.state !== 'paid') return
  await transact(db, (tx) => settlePayment(tx, checkout, deps))
  // First: the bank takes only what had not gone back.
  await importRefundsOf(db, checkout, deps)
  await transact(db, (tx) => recordChargeback(tx, checkout, deps))
}

async function hastenChecks(db: Db, { sellerId }: PaymentHint): Promise<void> {
  if (sellerId === null) return
  const open = db
    .select({ topic: sql`'payment:' || ${payments.id}` })
    .from(payments)
    .where(and(eq(payments.sellerId, sellerId), eq(payments.state, 'pending')))
  const soon = sql`now() + interval '30 seconds'`
  await db
    .update(timers)
    .set({ runAt: soon })
    .where(and(inArray(timers.topic, open), isNull(timers.doneAt), gt(timers.runAt, soon)))
}
