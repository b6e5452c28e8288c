import { getLocalDay, type InvoiceKind } from '@plomada/domain'
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { invoices, invoiceSeries } from '../database/schema/invoices.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'

/** A movement of the commission of a job. */
interface Movement {
  job: { id: number; workerId: number }
  transactionId: number
  now: Date
}

/** Issues the document of a commission. Amounts are centavos: what was released, and the commission of it. */
export async function issueCommission(
  tx: Db,
  { job, transactionId, now, base, amount }: Movement & { base: number; amount: number },
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

/** Issues the document that takes the last commission of a job back. A commission from before documents has none to refer to. */
export async function issueCredit(tx: Db, { job, transactionId, now }: Movement): Promise<void> {
  const credits = alias(invoices, 'credits')
  const [taken] = await tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.assignmentId, job.id),
        eq(invoices.kind, 'commission'),
        notExists(tx.select({ id: credits.id }).from(credits).where(eq(credits.refersToId, invoices.id))),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1)
  if (!taken) return
  const { assignmentId, userId, base, amount, cuit, taxCondition } = taken
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
