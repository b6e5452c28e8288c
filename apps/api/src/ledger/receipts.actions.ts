import { eq, max, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { receipts } from '../database/schema/ledger.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'

// An arbitrary key for the advisory lock of the numbers.
const LOCK = 7_150_413

/** Issues the receipt of a commission, or the credit of one that was given back, with the next number of its kind. */
export async function issueReceipt(
  tx: Db,
  {
    kind,
    job,
    amount,
  }: { kind: 'commission' | 'credit'; job: { id: number; workerId: number }; amount: number },
  now: Date,
): Promise<void> {
  if (amount === 0) return
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [last] = await tx
    .select({ number: max(receipts.number) })
    .from(receipts)
    .where(eq(receipts.kind, kind))
  const [account] = await tx
    .select({ cuit: payoutAccounts.cuit })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, job.workerId))
  await tx.insert(receipts).values({
    kind,
    number: (last?.number ?? 0) + 1,
    userId: job.workerId,
    assignmentId: job.id,
    amount,
    cuit: account?.cuit ?? null,
    createdAt: now,
  })
}
