import { postRelease, type Posting } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { ledgerEntries, ledgerTransactions } from '../database/schema/ledger.ts'
import type { AssignmentRow } from '../transition/transition.ts'
import { readBalance } from './ledger.queries.ts'

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

/** All that a locked job holds goes to its professional. */
export async function releaseJob(
  tx: Db,
  job: Pick<AssignmentRow, 'id' | 'workerId' | 'commissionRate' | 'commissionMinimum'>,
  now: Date,
): Promise<void> {
  const rule = { rate: job.commissionRate, minimum: job.commissionMinimum }
  const postings = postRelease(job, await readBalance(tx, `held:${job.id}`), rule)
  await post(tx, { now, assignmentId: job.id }, postings)
}
