import type { Difference, DifferenceKind } from '@plomada/domain'
import { eq, inArray, or } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { chargebacks, payments } from '../database/schema/payments.ts'
import { CURRENCY, type Chargeback } from '../services/payments/payments.ts'
import { findDisputedPayment, type ChargebackRow } from './chargeback.queries.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import type { Payment } from './payment.queries.ts'
import {
  isInPeriod,
  summarizePayment,
  type Period,
  type ReconciledPayments,
} from './refundReconciliation.queries.ts'

interface Ours {
  chargeback: ChargebackRow
  payment: Payment
}

/** A chargeback here, at the provider, or on both sides. */
interface Pair {
  id: string
  sessionId: string | null
  ours: Ours | null
  theirs: Chargeback | null
  payment: Payment | null
}

/** Compares the chargebacks that began or ended in a period with those of the provider, both ways. */
export async function findChargebackDifferences(
  db: Db,
  provider: Pick<ReconciledPayments, 'listChargebacksSince' | 'getCheckoutState' | 'capabilities'>,
  period: Period,
): Promise<{ ours: number; theirs: number; differences: Difference[] }> {
  const pairs = new Map<string, Pair>()
  for await (const checkout of provider.listChargebacksSince(period.since, period.before)) {
    const { chargeback: theirs } = checkout
    const payment = await findDisputedPayment(db, checkout)
    pairs.set(theirs.id, { id: theirs.id, sessionId: checkout.sessionId, ours: null, theirs, payment })
  }
  const listed = [...pairs.keys()]
  const isRecent = or(isInPeriod(chargebacks.createdAt, period), isInPeriod(chargebacks.endedAt, period))
  const rows = await db
    .select({ chargeback: chargebacks, payment: payments })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .where(or(isRecent, inArray(chargebacks.externalId, listed)))
    .orderBy(chargebacks.id)
  const own = rows.filter(({ payment }) => isOfProvider(payment, provider))
  for (const ours of own) {
    const { externalId: id } = ours.chargeback
    const { sessionId } = ours.payment
    pairs.set(id, { id, sessionId, ours, theirs: pairs.get(id)?.theirs ?? null, payment: ours.payment })
  }
  const differences: Difference[] = []
  for (const pair of pairs.values()) {
    if (findDifference(pair) === null) continue
    // It may have changed since the list was read, or be older than the list.
    const current = await readAgain(db, provider, pair)
    const kind = findDifference(current)
    if (kind !== null) differences.push(toDifference(kind, current))
  }
  return { ours: own.length, theirs: listed.length, differences }
}

async function readAgain(
  db: Db,
  provider: Pick<ReconciledPayments, 'getCheckoutState'>,
  pair: Pair,
): Promise<Pair> {
  const { id, payment } = pair
  const sessionId = payment?.sessionId ?? payment?.reference ?? null
  const checkout = payment && sessionId !== null ? await provider.getCheckoutState(sessionId, payment) : null
  const [ours] = await db
    .select({ chargeback: chargebacks, payment: payments })
    .from(chargebacks)
    .innerJoin(payments, eq(payments.id, chargebacks.paymentId))
    .where(eq(chargebacks.externalId, id))
  // The provider names only the newest one of a payment.
  const theirs = checkout?.chargeback?.id === id ? checkout.chargeback : pair.theirs
  return { ...pair, ours: ours ?? null, theirs }
}

function findDifference({ ours, theirs }: Pair): DifferenceKind | null {
  if (ours === null) return 'chargebackNotInLedger'
  if (theirs === null) return 'chargebackNotAtProvider'
  if (ours.chargeback.state !== theirs.state) return 'chargebackOtherState'
  return ours.chargeback.amount === Math.round(theirs.amount * 100) ? null : 'chargebackOtherAmount'
}

const toDifference = (kind: DifferenceKind, { id, sessionId, ours, theirs, payment }: Pair): Difference => ({
  kind,
  sessionId: sessionId ?? id,
  ours: ours && ours.chargeback.amount / 100,
  provider: theirs && { state: theirs.state, amount: theirs.amount, currency: CURRENCY },
  payment: payment && summarizePayment(payment),
})
