import { getRestOfJob, noticeName, type ChargebackFeeBearer } from '@plomada/domain'
import { and, eq } from 'drizzle-orm'
import { lockAssignment, type LockedAssignment } from '../assignment/lock.actions.ts'
import { transitionAssignment } from '../assignment/transition.actions.ts'
import type { Db } from '../database/database.ts'
import { users } from '../database/schema/core.ts'
import { chargebacks } from '../database/schema/payments.ts'
import { chargeFee } from '../ledger/ledger.actions.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { CheckoutState } from '../services/payments/payments.ts'
import type { AssignmentChange } from '../transition/transition.ts'
import {
  endRefunding,
  failRefunds,
  followPaymentState,
  giveBack,
  releaseRest,
  scheduleChargebackCheck,
  sendRefunds,
  takeBack,
} from './chargebackMoney.actions.ts'
import {
  findDisputedPayment,
  isExtraPayment,
  readMoneyLeft,
  type ChargebackRow,
  type DisputedPayment,
} from './chargeback.queries.ts'
import { findPayment } from './payment.queries.ts'
import type { CheckoutDeps } from './settle.actions.ts'

export interface ChargebackDeps extends Pick<CheckoutDeps, 'log' | 'clock'> {
  /** Who bears what the provider charges for a chargeback. */
  chargebackFeeBearer: ChargebackFeeBearer
}

type Reported = NonNullable<CheckoutState['chargeback']>

/**
 * Follows what the provider says about a payment that its payer disputes at the bank. What has ended stays so: an older
 * notification came late.
 */
export async function recordChargeback(
  tx: Db,
  checkout: CheckoutState,
  { log, clock, chargebackFeeBearer }: ChargebackDeps,
): Promise<void> {
  const { chargeback: reported } = checkout
  const found = reported ? await findDisputedPayment(tx, checkout) : null
  if (!reported || !found) return
  await lockOffer(tx, found.offerId, 'update')
  const about = await readDisputed(tx, found.id, clock())
  const [before] = await tx
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.externalId, reported.id))
    .for('update')
  if (before?.state === reported.state || (before && before.state !== 'open')) {
    await storeDeadline(tx, before, reported)
    return payFee(about, before, { reported, bearer: chargebackFeeBearer })
  }
  log.error({ payment: found.id, state: reported.state }, 'the payer of a payment disputes it at the bank')
  const row = before ?? (await open(about, reported))
  if (reported.state === 'lost') await lose(about, row)
  if (reported.state === 'won') await win(about, row)
  await payFee(about, row, { reported, bearer: chargebackFeeBearer })
}

/**
 * Posts what the provider charges for a chargeback that has ended. Of a payment that was divided, it is between the provider
 * and the professional.
 */
async function payFee(
  { tx, now, payment, job }: DisputedPayment,
  { id, fee }: ChargebackRow,
  { reported, bearer }: { reported: Reported; bearer: ChargebackFeeBearer },
): Promise<void> {
  const amount = reported.fee ?? 0
  if (reported.state === 'open' || fee > 0 || amount <= 0 || payment.fee !== null) return
  const workerId = bearer === 'professional' && job ? job.row.workerId : null
  await tx
    .update(chargebacks)
    .set({ fee: amount, feeBearer: workerId === null ? 'platform' : 'professional' })
    .where(eq(chargebacks.id, id))
  const about = { now, paymentId: payment.id, assignmentId: job?.row.id ?? null }
  await chargeFee(tx, about, { id, workerId, amount })
}

async function readDisputed(tx: Db, paymentId: number, now: Date): Promise<DisputedPayment> {
  // Read with the lock: another request may have changed it while this one waited.
  const payment = await findPayment(tx, paymentId)
  if (!payment) throw new Error('There is no payment')
  const { assignmentId } = payment
  const isOfJob = assignmentId !== null && !(await isExtraPayment(tx, paymentId))
  return { tx, now, payment, job: isOfJob ? await lockAssignment(tx, assignmentId) : null }
}

/** Stores until when the provider accepts documents: not every notification says it. */
async function storeDeadline(tx: Db, { id, dueAt }: ChargebackRow, reported: Reported): Promise<void> {
  if (dueAt !== null || reported.dueAt === null) return
  await tx.update(chargebacks).set({ dueAt: reported.dueAt }).where(eq(chargebacks.id, id))
}

/** Stores a chargeback, takes its money from the job, and lets the job wait. */
async function open(
  about: DisputedPayment,
  { id: externalId, amount, dueAt }: Reported,
): Promise<ChargebackRow> {
  const { tx, now, payment, job } = about
  const values = {
    externalId,
    paymentId: payment.id,
    amount: Math.round(amount * 100),
    dueAt,
    createdAt: now,
  }
  const [row] = await tx.insert(chargebacks).values(values).returning()
  if (!row) throw new Error('The chargeback is not stored')
  // Of a payment that no job needs, the refund waits.
  const taken = job === null ? 0 : await takeBack(about, row, 'open')
  await followPaymentState(about)
  await change(about, { event: 'openChargeback' })
  await scheduleChargebackCheck(tx, payment.id, now)
  return { ...row, taken }
}

async function win(about: DisputedPayment, row: ChargebackRow): Promise<void> {
  await end(about, row, 'won')
  await giveBack(about, row)
  await followPaymentState(about)
  await change(about, { event: 'winChargeback' })
  await sendRefunds(about)
  await releaseRest(about)
}

async function lose(about: DisputedPayment, row: ChargebackRow): Promise<void> {
  const failed = await failRefunds(about)
  const taken = await takeBack(about, row, 'lost')
  await end(about, row, 'lost')
  await followPaymentState(about)
  if (about.job === null) return
  const money = await readMoneyLeft(about.tx, about.job.row.id)
  const rest = getRestOfJob(about.job.row, { ...money, lost: Math.ceil(taken / 100), difference: failed })
  await change(about, { event: 'loseChargeback', rest })
  await endRefunding(about)
  await releaseRest(about)
}

const end = ({ tx, now }: DisputedPayment, { id }: ChargebackRow, state: 'won' | 'lost') =>
  tx.update(chargebacks).set({ state, endedAt: now }).where(eq(chargebacks.id, id))

/** Causes an event of the job of a payment, and notifies the admins. A job that has lost everything has ended before. */
async function change(
  about: DisputedPayment,
  {
    event,
    rest,
  }: Pick<AssignmentChange, 'rest'> & { event: 'openChargeback' | 'winChargeback' | 'loseChargeback' },
): Promise<void> {
  const { tx, now, payment, job } = about
  if (job === null || job.row.state === 'chargedBack') return
  const { amount } = payment
  await transitionAssignment(tx, job, { event, by: 'provider', actorId: null, now, amount, rest })
  about.job = await lockAssignment(tx, job.row.id)
  await notifyAdmins(tx, job, { event, amount })
}

async function notifyAdmins(
  tx: Db,
  { row, offer }: LockedAssignment,
  { event, amount }: { event: AssignmentChange['event']; amount: number },
): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), users.isActive))
    .orderBy(users.id)
  const notice = { event, party: 'admin' } as const
  for (const { id: userId } of admins)
    await notify(tx, {
      kind: 'assignment',
      userId,
      fromId: offer.ownerId,
      offerId: offer.id,
      assignmentId: row.id,
      event: noticeName(notice),
      details: { ...notice, text: '', amount, next: '' },
    })
}
