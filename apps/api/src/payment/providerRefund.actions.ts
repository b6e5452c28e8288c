import { noticeName, postDueRefund, postSentRefund, toCentavos } from '@plomada/domain'
import { and, eq, sql } from 'drizzle-orm'
import { lockAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { followPrice } from '../assignment/price.actions.ts'
import type { Db } from '../database/database.ts'
import { assignments, proposals } from '../database/schema/assignments.ts'
import { refunds } from '../database/schema/payments.ts'
import { freezeJob, post, reclaimRefund, releaseJob, settleReclaim } from '../ledger/ledger.actions.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { RefundState } from '../services/payments/payments.ts'
import { writeHistory } from '../transition/transition.ts'
import type { Payment } from './payment.queries.ts'
import { raiseRefundAmount, readKept, sumAbove, toProviderKey, toRestKey } from './refund.actions.ts'
import type { CheckoutDeps } from './settle.actions.ts'

const endingStates = ['refunding', 'refundFailed', 'refunded']

/** Stores a refund that was made at the provider, moves the money as it did, and notifies both parties. */
export async function importRefund(
  tx: Db,
  about: {
    payment: Payment
    job: LockedAssignment | null
    refund: RefundState
    log: CheckoutDeps['log']
    now: Date
  },
): Promise<void> {
  const { payment, job, refund, log, now } = about
  const { amount, refundId, createdAt } = refund
  const kept = await readKept(tx, payment)
  log.warn({ payment: payment.id, refund: refundId, amount }, 'a refund was made at the provider')
  // The comparison with the provider names it.
  if (amount > kept)
    return log.error({ payment: payment.id, refund: refundId }, 'the provider sent back more than was left')
  const key = toProviderKey(payment.id, refundId)
  const store = (part: Pick<Part, 'key' | 'amount' | 'endsJob'>) =>
    tx.insert(refunds).values({
      ...part,
      paymentId: payment.id,
      assignmentId: job?.row.id ?? null,
      state: 'done',
      createdAt,
      doneAt: createdAt,
    })
  if (job === null) {
    await store({ key, amount, endsJob: false })
    const offer = await lockOffer(tx, payment.offerId, 'update')
    const sent = postSentRefund({ key, amount: toCentavos(amount), clientId: offer.ownerId })
    return void (await post(tx, { now, paymentId: payment.id }, [sent]))
  }
  const above = await sumAbove(tx, (await lockAssignment(tx, job.row.id)).row)
  const isEnding = endingStates.includes(job.row.state)
  let left = kept
  for (const part of splitRefund({ key, amount, above, isEnding })) {
    await store(part)
    await moveRefund(tx, { payment, job, ...part, kept: left, now })
    left -= part.amount
  }
  if (amount > above && isEnding) await raiseRefundAmount(tx, job.row.id)
  else if (amount > above) await lowerPrice(tx, job, amount - above)
  await report(tx, job, amount, now)
}

interface Part {
  key: string
  amount: number
  endsJob: boolean
}

/** Divides a refund: what a lower price left over goes back first, and ends no job. */
function splitRefund({
  key,
  amount,
  above,
  isEnding,
}: Omit<Part, 'endsJob'> & { above: number; isEnding: boolean }): Part[] {
  if (above === 0 || amount <= above) return [{ key, amount, endsJob: isEnding && above === 0 }]
  return [
    { key, amount: above, endsJob: false },
    { key: toRestKey(key), amount: amount - above, endsJob: isEnding },
  ]
}

/** Moves the money of a job as the provider did. What the job released before is held again first, and the rest released. */
async function moveRefund(
  tx: Db,
  about: { payment: Payment; job: LockedAssignment; key: string; amount: number; kept: number; now: Date },
): Promise<void> {
  const { payment, job, key, amount, kept, now } = about
  const { row, offer } = job
  const centavos = toCentavos(amount)
  await reclaimRefund(
    tx,
    row,
    { id: payment.id, fee: payment.fee, kept: toCentavos(kept) },
    { key, amount: centavos, now },
  )
  const isReleased = (await readBalance(tx, `held:${row.id}`)) < centavos
  if (isReleased) await freezeJob(tx, row, now)
  const ledgerRefund = { key, amount: centavos, clientId: offer.ownerId }
  const movement = { now, assignmentId: row.id, paymentId: payment.id }
  await post(tx, movement, [
    postDueRefund({ ...ledgerRefund, assignmentId: row.id }),
    postSentRefund(ledgerRefund),
  ])
  await settleReclaim(tx, key, 'done', movement)
  if (isReleased) await releaseJob(tx, row, now)
}

/** Lets the price of a job be what is left of it, also in what was claimed, proposed or decided. */
async function lowerPrice(tx: Db, { row: { id } }: LockedAssignment, amount: number): Promise<void> {
  const { row } = await lockAssignment(tx, id)
  const price = row.amount - amount
  // Nothing is left: the price stays, and the job ends with this refund.
  if (price <= 0) return
  const { state, refundAmount } = row
  const back = state === 'decided' ? (refundAmount ?? 0) - amount : (refundAmount ?? 0)
  const changed = { amount: price, ...(refundAmount !== null && { refundAmount: clamp(back, price) }) }
  await tx.update(assignments).set(changed).where(eq(assignments.id, id))
  await tx
    .update(proposals)
    .set({ amount: sql`least(${proposals.amount}, ${price})` })
    .where(and(eq(proposals.assignmentId, id), eq(proposals.kind, 'settlement'), eq(proposals.state, 'open')))
  await followPrice(tx, row, { ...row, ...changed })
}

const clamp = (value: number, maximum: number): number => Math.max(0, Math.min(value, maximum))

/** Writes the history of a job, and notifies both parties. */
async function report(tx: Db, { row, offer }: LockedAssignment, amount: number, now: Date): Promise<void> {
  const event = 'providerRefund'
  await writeHistory(
    tx,
    { offerId: offer.id, assignmentId: row.id },
    { event, by: 'provider', actorId: null, now, amount, from: row.state, to: row.state },
  )
  const people = { client: offer.ownerId, worker: row.workerId }
  for (const [party, other] of [
    ['client', 'worker'],
    ['worker', 'client'],
  ] as const)
    await notify(tx, {
      kind: 'assignment',
      userId: people[party],
      fromId: people[other],
      offerId: offer.id,
      assignmentId: row.id,
      event: noticeName({ party, event }),
      details: { event, party, text: '', amount, next: '' },
    })
}
