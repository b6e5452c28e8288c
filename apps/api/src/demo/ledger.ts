import { postCharge, toCentavos } from '@plomada/domain'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { payments } from '../database/schema/payments.ts'
import { post, releaseJob } from '../ledger/ledger.actions.ts'

/** Writes the payments of the demo to the ledger, and releases those of completed jobs. */
export async function insertLedger(tx: Db): Promise<void> {
  const paid = await tx
    .select({ job: assignments, payment: payments })
    .from(payments)
    .innerJoin(assignments, eq(assignments.id, payments.assignmentId))
    .where(eq(payments.state, 'paid'))
    .orderBy(sql`${payments.paidAt}`, payments.id)
  for (const { job, payment } of paid) {
    const about = { assignmentId: job.id, paymentId: payment.id, now: payment.paidAt ?? job.createdAt }
    const charge = { ...about, amount: toCentavos(payment.amount), to: about }
    await post(tx, about, [postCharge(charge)])
    if (job.state === 'completed') await releaseJob(tx, job, job.changedAt)
  }
}
