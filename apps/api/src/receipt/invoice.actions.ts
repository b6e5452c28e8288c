import { getLocalDay, type InvoiceKind } from '@plomada/domain'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { invoices, invoiceSeries } from '../database/schema/invoices.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'

/** A movement of the commission of a job. */
interface Movement {
  job: { id: number; workerId: number }
  transactionId: number
  now: Date
  /** Centavos that were released, or are held again. */
  base: number
  /** Centavos of the commission of them. */
  amount: number
}

/** Issues the document of a commission. */
export async function issueCommission(
  tx: Db,
  { job, transactionId, now, base, amount }: Movement,
): Promise<void> {
  const [account] = await tx
    .select({ cuit: payoutAccounts.cuit })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.userId, job.workerId))
  await tx.insert(invoices).values({
    ...(await takeNumber(tx, 'commission', now)),
    assignmentId: job.id,
    userId: job.workerId,
    transactionId,
    base,
    amount,
    cuit: account?.cuit ?? null,
    createdAt: now,
  })
}

/**
 * Issues the document that gives a commission back, all or a part of it. It refers to the last document of the job of which so
 * much is left. A commission from before documents has none.
 */
export async function issueCredit(
  tx: Db,
  { job, transactionId, now, base, amount }: Movement,
): Promise<void> {
  const givenBack = sql`(select coalesce(sum(credits.amount), 0) from invoices credits where credits.refers_to_id = ${invoices.id})`
  const [taken] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.assignmentId, job.id),
        eq(invoices.kind, 'commission'),
        sql`${invoices.amount} - ${givenBack} >= ${amount}`,
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1)
  if (!taken) return
  const { assignmentId, userId, cuit, taxCondition } = taken
  await tx.insert(invoices).values({
    ...(await takeNumber(tx, 'credit', now)),
    assignmentId,
    userId,
    transactionId,
    base,
    amount,
    cuit,
    taxCondition,
    refersToId: taken.id,
    createdAt: now,
  })
}

/** Returns the next number of the series of a year. It locks the series until the transaction ends. */
async function takeNumber(tx: Db, kind: InvoiceKind, now: Date) {
  const year = Number(getLocalDay(now).slice(0, 4))
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ number: invoiceSeries.last })
  return { kind, year, number: series?.number ?? 0 }
}
