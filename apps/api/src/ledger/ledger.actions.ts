import { postFreeze, postRelease, type CommissionRule, type Posting } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { lockPayable, readBalance, readReleases } from './ledger.queries.ts'

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
