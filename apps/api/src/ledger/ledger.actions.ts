import {
  getCommission,
  postCharge,
  postDirectPayout,
  postDirectRecovery,
  postFreeze,
  postRefund,
  postRelease,
  toCentavos,
  type Posting,
} from '@plomada/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { readJobBook, readPersonBook } from './ledger.queries.ts'
import { issueReceipt } from './receipts.actions.ts'

/** What a movement is about, and who made it by hand. */
interface About {
  now: Date
  assignmentId?: number | null
  paymentId?: number | null
  payoutId?: number | null
  actorId?: number
  reason?: string
}

/** Writes movements of money. A reference that was used before is refused by the database. */
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

/** Locks the balance of a professional until the transaction ends: it is read before it changes. */
const lockBalance = (tx: Db, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${userId})`)

// An arbitrary key for the advisory locks of balances.
const LOCK = 7_150_412

type Job = Pick<AssignmentRow, 'id' | 'workerId' | 'commissionRate' | 'commissionMinimum'>

const ruleOf = ({ commissionRate, commissionMinimum }: Job) => ({
  rate: commissionRate,
  minimum: commissionMinimum,
})

/** A payment has arrived. One whose provider cannot hold has paid the professional, too. */
export async function chargeJob(
  tx: Db,
  job: Job,
  { id, amount, sellerId }: { id: number; amount: number; sellerId: string | null },
  now: Date,
): Promise<void> {
  const about = { now, assignmentId: job.id, paymentId: id }
  await post(
    tx,
    about,
    postCharge({ paymentId: id, amount: toCentavos(amount), to: { assignmentId: job.id } }),
  )
  if (sellerId === null) return
  await releaseJob(tx, job, now)
  const net = toCentavos(amount) - getCommission(toCentavos(amount), ruleOf(job))
  await post(tx, about, postDirectPayout({ paymentId: id, workerId: job.workerId, amount: net }))
}

/** All that a job holds goes to its professional. */
export async function releaseJob(tx: Db, job: Job, now: Date): Promise<void> {
  await lockBalance(tx, job.workerId)
  const book = await readJobBook(tx, job.id)
  if (book.held === 0) return
  const postings = postRelease(job, book, await readPersonBook(tx, job.workerId), ruleOf(job))
  await post(tx, { now, assignmentId: job.id }, postings)
  await issueReceipt(tx, { kind: 'commission', job, amount: getCommission(book.held, ruleOf(job)) }, now)
}

/** What was released of a job is held again. */
export async function freezeJob(tx: Db, job: Job, now: Date): Promise<void> {
  await lockBalance(tx, job.workerId)
  const book = await readJobBook(tx, job.id)
  if (book.released === 0) return
  const postings = postFreeze(job, book, await readPersonBook(tx, job.workerId))
  await post(tx, { now, assignmentId: job.id }, postings)
  await issueReceipt(tx, { kind: 'credit', job, amount: book.commission }, now)
}

/** A step of a refund, in whole pesos. */
interface RefundStep {
  key: string
  amount: number
  paymentId: number
  clientId: number
  job: Job | null
  /** The professional's account that the provider takes it from. */
  sellerId: string | null
}

/** Writes that a refund is due. What was released before is held again for it. */
export async function dueRefund(tx: Db, { job, ...refund }: RefundStep, now: Date): Promise<void> {
  if (job === null) return
  const { held } = await readJobBook(tx, job.id)
  if (held < toCentavos(refund.amount)) await freezeJob(tx, job, now)
  await postStep(tx, 'due', { job, ...refund }, now)
}

/** Writes what became of a refund. */
export async function endRefund(
  tx: Db,
  outcome: 'done' | 'failed',
  { job, sellerId, ...refund }: RefundStep,
  now: Date,
): Promise<void> {
  await postStep(tx, outcome === 'done' ? 'sent' : 'failed', { job, sellerId, ...refund }, now)
  if (outcome === 'failed' || job === null || sellerId === null) return
  await lockBalance(tx, job.workerId)
  const { debt } = await readPersonBook(tx, job.workerId)
  const amount = Math.min(debt, toCentavos(refund.amount))
  await post(
    tx,
    { now, assignmentId: job.id, paymentId: refund.paymentId },
    postDirectRecovery({ key: refund.key, workerId: job.workerId, amount }),
  )
}

const postStep = (
  tx: Db,
  step: 'due' | 'sent' | 'failed',
  { key, amount, paymentId, clientId, job }: RefundStep,
  now: Date,
) =>
  post(
    tx,
    { now, assignmentId: job?.id ?? null, paymentId },
    postRefund(step, { key, amount: toCentavos(amount), assignmentId: job?.id ?? null, clientId }),
  )
