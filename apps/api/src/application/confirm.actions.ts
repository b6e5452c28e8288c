import { changeRefusal, getAmount } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { eq, sql } from 'drizzle-orm'
import { transact, type Db } from '../database/database.ts'
import { applications } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { findLastChange, recordConfirmation } from '../offer/life/history.queries.ts'
import { notifyOwner } from '../offer/life/notices.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'
import { lockApplication } from './application.actions.ts'

/**
 * Confirms a professional's own application after a change of the offer, and notifies the client. Refuses if the offer has
 * changed again since the change that the professional has seen. Confirming twice has no effect.
 */
export async function confirmApplication(
  db: Db,
  worker: Person,
  { offerId, change }: { offerId: number; change: number },
  { count, now }: { count: CountAct; now: Date },
): Promise<void> {
  await transact(db, async (tx) => {
    // Shared: an edit of the offer waits, so that no change is confirmed that the professional has not seen.
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await lockApplication(tx, offerId, worker.id)
    refuseIf(changeRefusal(worker, offer, current?.state, 'confirm'))
    if (!current?.isOutdated) return
    if (change !== (await findLastChange(tx, offerId))) refuse('stateChanged')
    await count(tx)
    const isSameAmount = current.previousAmount === getAmount(current, offer)
    await tx
      .update(applications)
      .set({ isOutdated: false, updatedAt: sql`now()`, ...(isSameAmount && { previousAmount: null }) })
      .where(eq(applications.id, current.id))
    await recordConfirmation(tx, { offerId, workerId: worker.id, now })
    await notifyOwner(tx, { offer, fromId: worker.id }, { event: 'confirm' })
  })
}
