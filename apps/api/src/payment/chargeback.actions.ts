import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { chargebacks, payments } from '../database/schema/payments.ts'
import type { CheckoutState } from '../services/payments/payments.ts'
import { findPaymentByReference, matchesPayment } from './payment.queries.ts'
import type { CheckoutDeps } from './settle.actions.ts'

/**
 * Stores that a payer disputes a payment at the bank, and how that ended. Meanwhile the provider has taken the money from the
 * professional and refuses refunds, so that a refund of the job fails and waits for an admin.
 */
export async function recordChargeback(
  tx: Db,
  checkout: CheckoutState,
  { log, clock }: Pick<CheckoutDeps, 'log' | 'clock'>,
): Promise<void> {
  const { chargeback: state, externalId = null } = checkout
  const found = state && (await findPaymentByReference(tx, checkout.reference))
  if (!found || externalId === null || !matchesPayment(found, checkout)) return
  // The reference is that of the first payment of the page; the second one has a row of its own.
  const isThis = and(eq(payments.offerId, found.offerId), eq(payments.externalId, externalId))
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(isThis)
  if (!payment) return
  const now = clock()
  const columns = { state, endedAt: state === 'open' ? null : now }
  const [before] = await tx
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.externalId, externalId))
    .for('update')
  // One that has ended does not open again: an older notification came late.
  if (before && (before.state === state || before.state !== 'open')) return
  if (before) await tx.update(chargebacks).set(columns).where(eq(chargebacks.id, before.id))
  else {
    const row = { ...columns, externalId, paymentId: payment.id, createdAt: now }
    await tx.insert(chargebacks).values(row).onConflictDoNothing()
  }
  log.error({ payment: payment.id, state }, 'the payer of a payment disputes it at the bank')
}
