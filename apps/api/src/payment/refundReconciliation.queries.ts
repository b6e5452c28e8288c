import type { Difference, DifferenceKind } from '@plomada/domain'
import { and, eq, gte, inArray, lt, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payments, refunds } from '../database/schema/payments.ts'
import { CURRENCY, type Payments, type RefundState } from '../services/payments/payments.ts'
import { isOfProvider } from './otherProvider.queries.ts'
import type { Payment } from './payment.queries.ts'
import { joinParts } from './refund.actions.ts'

/** What is compared: from a moment on, and before another one. */
export interface Period {
  since: Date
  before: Date
}

/** The part of a provider that a comparison reads. */
export type ReconciledPayments = Pick<
  Payments,
  'capabilities' | 'getCheckoutState' | 'listCheckoutsSince' | 'listRefundsSince' | 'listChargebacksSince'
>

/** Returns the condition that a moment is in the period. */
export const isInPeriod = (moment: AnyColumn, { since, before }: Period) =>
  and(gte(moment, since), lt(moment, before))

/** Returns what a difference shows of a payment. */
export const summarizePayment = ({ id, offerId, assignmentId, state }: Payment): Difference['payment'] => ({
  id,
  offerId,
  assignmentId,
  state,
})

/** A refund may be stored after the provider made it: its response was lost, and a worker repeated the request. */
const MARGIN_MS = 86_400_000

interface Ours {
  refund: typeof refunds.$inferSelect
  payment: Payment
}

/** Returns what names a payment at the provider: a page can be paid twice. */
const nameOf = ({ externalId, sessionId }: { externalId?: string | null; sessionId: string | null }) =>
  externalId ?? sessionId

/**
 * Compares the refunds of a period with those of the provider, by payment and amount. Null if the provider has no list of
 * refunds. A request whose answer is not stored yet is no difference.
 */
export async function findRefundDifferences(
  db: Db,
  provider: Pick<ReconciledPayments, 'listRefundsSince' | 'capabilities'>,
  period: Period,
): Promise<{ ours: number; theirs: number; differences: Difference[] } | null> {
  if (!provider.listRefundsSince) return null
  const { since, before } = period
  const wide = [new Date(since.getTime() - MARGIN_MS), new Date(before.getTime() + MARGIN_MS)] as const
  const listed: RefundState[] = []
  for await (const refund of provider.listRefundsSince(...wide)) listed.push(refund)
  const isRecent = (moment: Date | null) => moment !== null && moment >= since && moment < before
  const isDone = and(eq(refunds.state, 'done'), isInPeriod(refunds.doneAt, period))
  const done = (await readRefunds(db, isDone)).filter(({ payment }) => isOfProvider(payment, provider))
  const theirs = listed.filter(({ createdAt }) => isRecent(createdAt))
  const names = new Set([...done.map(({ payment }) => nameOf(payment)), ...theirs.map(nameOf)])
  const ids = [...names].filter((name) => name !== null)
  const isNamed = or(inArray(payments.sessionId, ids), inArray(payments.externalId, ids))
  const known = await readRefunds(db, isNamed)
  const paid = await db.select().from(payments).where(isNamed)
  const differences = [...names].flatMap((name) =>
    comparePayment({
      payment: paid.find((payment) => nameOf(payment) === name) ?? null,
      ours: known.filter(({ payment }) => nameOf(payment) === name),
      theirs: listed.filter((refund) => nameOf(refund) === name),
      isRecent,
    }),
  )
  return { ours: done.length, theirs: theirs.length, differences }
}

/** Returns refunds as the provider has them. */
async function readRefunds(db: Db, condition: SQL | undefined): Promise<Ours[]> {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(condition)
    .orderBy(refunds.id)
  const whole = new Map(joinParts(rows.map(({ refund }) => refund)).map((refund) => [refund.id, refund]))
  return rows.flatMap(({ refund: { id }, payment }) => {
    const refund = whole.get(id)
    return refund ? [{ refund, payment }] : []
  })
}

/** Prefers what should be at the provider: of two refunds with the same amount one may have been refused. */
const order = ['done', 'requested', 'failed'] as const

function comparePayment(about: {
  payment: Payment | null
  ours: readonly Ours[]
  theirs: readonly RefundState[]
  isRecent: (moment: Date | null) => boolean
}): Difference[] {
  const { payment, isRecent } = about
  const ours = order.flatMap((state) => about.ours.filter(({ refund }) => refund.state === state))
  const differences: Difference[] = []
  const report = (kind: DifferenceKind, own: Ours | undefined, refund: RefundState | undefined) =>
    differences.push(toDifference(kind, { own, refund, payment }))
  const unknown = about.theirs.filter((refund) => {
    const index = ours.findIndex((one) => one.refund.amount === refund.amount && isSameCurrency(refund))
    if (index < 0) return isRecent(refund.createdAt)
    const [own] = ours.splice(index, 1)
    if (own?.refund.state === 'failed' && isRecent(refund.createdAt)) report('refundNotMarked', own, refund)
    return false
  })
  const unsent = ours.filter(({ refund }) => refund.state === 'done' && isRecent(refund.doneAt))
  for (const own of unsent) {
    const refund = unknown.shift()
    report(refund ? 'refundOtherAmount' : 'refundNotAtProvider', own, refund)
  }
  for (const refund of unknown) report('refundNotInLedger', undefined, refund)
  return differences
}

const isSameCurrency = ({ currency }: RefundState) => currency === CURRENCY

function toDifference(
  kind: DifferenceKind,
  about: { own: Ours | undefined; refund: RefundState | undefined; payment: Payment | null },
): Difference {
  const { own, refund, payment } = about
  return {
    kind,
    sessionId: payment?.sessionId ?? refund?.sessionId ?? refund?.refundId ?? '',
    ours: own?.refund.amount ?? null,
    provider: refund ? { state: 'refunded', amount: refund.amount, currency: refund.currency } : null,
    payment: payment && summarizePayment(payment),
  }
}
