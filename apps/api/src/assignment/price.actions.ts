import { getAmountDue, type AssignmentState } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { closePendingPayments } from '../payment/pending.actions.ts'
import type { AssignmentRow } from '../transition/transition.ts'

const getDue = (row: AssignmentRow) => getAmountDue({ ...row, state: row.state as AssignmentState })

/** Lets the offer of a job have its price, and closes the payments of what is not due any more. */
export async function followPrice(tx: Db, before: AssignmentRow, after: AssignmentRow): Promise<void> {
  if (after.amount !== before.amount)
    await tx.update(offers).set({ agreedAmount: after.amount }).where(eq(offers.id, after.offerId))
  const due = getDue(before)
  if (due !== null && getDue(after) !== due) await closePendingPayments(tx, after.offerId)
}
