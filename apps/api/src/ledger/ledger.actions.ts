import {
  getFeePart,
  postFreeze,
  postReclaim,
  postReclaimFailed,
  postRelease,
  postSellerRepaid,
  postSplit,
  type CommissionRule,
  type Posting,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { lockPayable, readBalance, readEntries, readFee, readReleases } from './ledger.queries.ts'

/** What a movement is about. */
interface About {
  now: Date
  assignmentId?: number | null
  paymentId?: number | null
}

/** Writes movements of money. The database refuses a reference that was used before. */
export async function post(tx: Db, { now, ...about }: About, postings: readonly Posting[]): Promise<void> {
  if (postings.length === 0) return
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
}

type LedgerJob = Pick<AssignmentRow, 'id' | 'workerId' | 'commissionRate' | 'commissionMinimum'>

const toRule = ({ commissionRate, commissionMinimum }: LedgerJob): CommissionRule => ({
  rate: commissionRate,
  minimum: commissionMinimum,
})

/** All that a locked job holds goes to its professional. */
export async function releaseJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds } = await readReleases(tx, job.id)
  const held = await readBalance(tx, `held:${job.id}`)
  await post(tx, { now, assignmentId: job.id }, postRelease(job, held, toRule(job), rounds + 1))
}

/** A locked job holds again what it released. */
export async function freezeJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds, released } = await readReleases(tx, job.id)
  const payable = await lockPayable(tx, job.workerId)
  const postings = postFreeze(job, { released, payable }, toRule(job), rounds)
  await post(tx, { now, assignmentId: job.id }, postings)
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
  await post(tx, { now, assignmentId: job.id, paymentId: id }, postSplit(job, { paymentId: id, amount, fee }))
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
  await post(tx, about, [postReclaim(job, { key, amount, fee })])
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
  if (state === 'failed') return post(tx, about, [postReclaimFailed(key, entries)])
  const owed = entries.find(({ account }) => account.startsWith('receivable:'))
  if (!owed) return
  const workerId = Number(owed.account.slice('receivable:'.length))
  await post(tx, about, [postSellerRepaid(key, { workerId, amount: -owed.amount })])
}
