import { and, eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payments } from '../database/schema/payments.ts'

/** Closes the pending payments of an offer. The provider may still report one as paid: it is then refunded. */
export async function closePendingPayments(tx: Db, offerId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'expired' })
    .where(and(eq(payments.offerId, offerId), eq(payments.state, 'pending')))
}
