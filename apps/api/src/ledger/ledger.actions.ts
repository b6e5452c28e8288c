import { postFreeze, postRelease, type CommissionRule, type Posting } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import { issueCommission, issueCredit } from '../receipt/invoice.actions.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { lockPayable, readBalance, readReleases } from './ledger.queries.ts'

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

/** Writes movements of a job, and issues the document of the commission that they take, or take back. */
async function postWithInvoice(tx: Db, job: LedgerJob, postings: readonly Posting[], now: Date) {
  const ids = await post(tx, { now, assignmentId: job.id }, postings)
  for (const { kind, reference, entries } of postings) {
    const amount = entries.find(({ account }) => account === 'commission')?.amount
    const transactionId = ids.get(reference)
    if (amount === undefined || transactionId === undefined) continue
    const about = { job, transactionId, now }
    if (kind === 'freeze') await issueCredit(tx, about)
    else await issueCommission(tx, { ...about, base: sumReleased(postings), amount })
  }
}

/** Returns the centavos that leave what a job holds. */
const sumReleased = (postings: readonly Posting[]): number =>
  -postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account.startsWith('held:'))
    .reduce((sum, { amount }) => sum + amount, 0)

/** All that a locked job holds goes to its professional. */
export async function releaseJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds } = await readReleases(tx, job.id)
  const held = await readBalance(tx, `held:${job.id}`)
  await postWithInvoice(tx, job, postRelease(job, held, toRule(job), rounds + 1), now)
}

/** A locked job holds again what it released. */
export async function freezeJob(tx: Db, job: LedgerJob, now: Date): Promise<void> {
  const { rounds, released } = await readReleases(tx, job.id)
  const payable = await lockPayable(tx, job.workerId)
  const postings = postFreeze(job, { released, payable }, toRule(job), rounds)
  await postWithInvoice(tx, job, postings, now)
}
