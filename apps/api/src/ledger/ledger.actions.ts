import {
  getFeePart,
  postChargeback,
  postChargebackFee,
  postChargebackWon,
  postFreeze,
  postReclaim,
  postReclaimFailed,
  postRelease,
  postSellerRepaid,
  postSplit,
  toChargebackKey,
  type CommissionRule,
  type Posting,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import { issueCommission, issueCredit } from '../receipt/invoice.actions.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { lockPayable, readEntries, readFee, readReleases } from './ledger.queries.ts'

/** What a movement is about. */
interface About {
  now: Date
  assignmentId?: number | null
  paymentId?: number | null
}

/** Writes movements of money and returns their ids by reference. The database refuses a reference that was used before. */
export async function post(
  tx: Db,
  { now, ...about }: About,
  postings: readonly Posting[],
): Promise<ReadonlyMap<string, number>> {
  if (postings.length === 0) return new Map()
  const stored = await tx
    .insert(ledgerTransactions)
    .values(postings.map(({ kind, reference }) => ({ ...about, kind, reference, createdAt: now })))
    .returning({ id: ledgerTransactions.id, reference: ledgerTransactions.reference })
  const ids = new Map(stored.map(({ id, reference }) => [reference, id]))
  await tx
    .insert(ledgerEntries)
    .values(
      postings.flatMap(({ reference, entries }) =>
        entries.map((entry) => ({ ...entry, transactionId: ids.get(reference) ?? 0 })),
      ),
    )
  return ids
}

type LedgerJob = Pick<AssignmentRow, 'id' | 'workerId' | 'commissionRate' | 'commissionMinimum'>

const toRule = ({ commissionRate, commissionMinimum }: LedgerJob): CommissionRule => ({
  rate: commissionRate,
  minimum: commissionMinimum,
})

/** Returns the centavos that a movement adds to what a job holds. */
const sumHeld = (postings: readonly Posting[]): number =>
  postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account.startsWith('held:'))
    .reduce((sum, { amount }) => sum + amount, 0)

/** Writes movements of a job, and issues the document of the commission that they take, or give back. */
async function postWithInvoice(
  tx: Db,
  job: Pick<LedgerJob, 'id' | 'workerId'>,
  about: About,
  postings: readonly Posting[],
): Promise<void> {
  const ids = await post(tx, about, postings)
  const base = Math.abs(sumHeld(postings))
  for (const { reference, entries } of postings) {
    const commission = entries.find(({ account }) => account === 'commission')?.amount ?? 0
    const movement = { job, transactionId: ids.get(reference) ?? 0, now: about.now, base }
    if (commission > 0) await issueCommission(tx, { ...movement, amount: commission })
    if (commission < 0) await issueCredit(tx, { ...movement, amount: -commission })
  }
}

/** All that a locked job holds goes to its professional. */
export async function releaseJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds, held } = await readReleases(tx, job.id)
  const postings = postRelease(job, held, toRule(job), rounds + 1)
  await postWithInvoice(tx, job, { now, assignmentId: job.id }, postings)
}

/** A locked job holds again what it released. */
export async function freezeJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds, released } = await readReleases(tx, job.id)
  const payable = await lockPayable(tx, job.workerId)
  const postings = postFreeze(job, { released, payable }, toRule(job), rounds)
  await postWithInvoice(tx, job, { now, assignmentId: job.id }, postings)
}

interface SplitPayment {
  id: number
  /** Centavos of the commission; null if the platform was paid. */
  fee: number | null
}

/** Writes that the provider paid a professional at once; nothing for a payment that the platform holds. */
export async function postSplitPayment(
  tx: Db,
  job: LedgerJob,
  { id, fee, amount }: SplitPayment & { amount: number },
  now: Date,
): Promise<void> {
  if (fee === null) return
  const about = { now, assignmentId: job.id, paymentId: id }
  await postWithInvoice(tx, job, about, postSplit(job, { key: `payment:${id}`, amount, fee }))
}

/** Before a refund of a payment that was divided: takes it back. `kept` is what did not go back before, in centavos. */
export async function reclaimRefund(
  tx: Db,
  job: { id: number; workerId: number },
  payment: SplitPayment & { kept: number },
  { key, amount, now }: { key: string; amount: number; now: Date },
): Promise<void> {
  if (payment.fee === null) return
  const fee = getFeePart(amount, { kept: payment.kept, fee: await readFee(tx, payment.id) })
  const about = { now, assignmentId: job.id, paymentId: payment.id }
  await postWithInvoice(tx, job, about, [postReclaim(job, { key, amount, fee })])
}

/** Ends what `reclaimRefund` began: the provider took it from the account of the professional, or refused. */
export async function settleReclaim(
  tx: Db,
  key: string,
  state: 'done' | 'failed',
  about: { now: Date; assignmentId: number | null; paymentId: number },
): Promise<void> {
  const entries = await readEntries(tx, `${key}:freeze`)
  if (entries.length === 0) return
  const owed = entries.find(({ account }) => account.startsWith('receivable:'))
  const workerId = Number(owed?.account.slice('receivable:'.length))
  const { assignmentId } = about
  if (state === 'failed') {
    const postings = [postReclaimFailed(key, entries)]
    // Without a debt the professional had no part in it.
    if (!owed || assignmentId === null) await post(tx, about, postings)
    else await postWithInvoice(tx, { id: assignmentId, workerId }, about, postings)
    return
  }
  if (!owed) return
  await post(tx, about, [postSellerRepaid(key, { workerId, amount: -owed.amount })])
}

/**
 * The bank takes a part of a payment. What its job released is held again before, and what the professional got at once is
 * taken back.
 */
export async function takeChargeback(
  tx: Db,
  job: LedgerJob,
  payment: SplitPayment & { kept: number },
  { key, amount, now }: { key: string; amount: number; now: Date },
): Promise<void> {
  await freezeJob(tx, job, now)
  if (amount === 0) return
  const about = { now, assignmentId: job.id, paymentId: payment.id }
  await reclaimRefund(tx, job, payment, { key, amount, now })
  await post(tx, about, [postChargeback(key, { from: { assignmentId: job.id }, amount })])
  await settleReclaim(tx, key, 'done', about)
}

/** The provider charges for a chargeback: a cost of the platform, or a debt of the professional of its job. */
export const chargeFee = (
  tx: Db,
  about: About,
  { id, workerId, amount }: { id: number; workerId: number | null; amount: number },
): Promise<unknown> => post(tx, about, [postChargebackFee(id, { workerId, amount })])

/** The bank returns what it took. Of a payment that was divided, the professional and the commission have it again. */
export async function returnChargeback(
  tx: Db,
  job: LedgerJob,
  payment: SplitPayment,
  { id, amount, now }: { id: number; amount: number; now: Date },
): Promise<void> {
  const about = { now, assignmentId: job.id, paymentId: payment.id }
  await post(tx, about, [postChargebackWon(id, { assignmentId: job.id, amount })])
  if (payment.fee === null) return
  const taken = await readEntries(tx, `${toChargebackKey(id, 'open')}:freeze`)
  const fee = -(taken.find(({ account }) => account === 'commission')?.amount ?? 0)
  const split = { key: toChargebackKey(id, 'won'), amount, fee }
  await postWithInvoice(tx, job, about, postSplit(job, split))
}
