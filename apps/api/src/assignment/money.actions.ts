import type { MoneyEffect } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { freezeJob, releaseJob } from '../ledger/ledger.actions.ts'
import { requestRefund } from '../payment/refund.actions.ts'
import type { AssignmentRow } from '../transition/transition.ts'

/** Checks whether a job goes on after its money moved: only what is above its price goes back. */
export const keepsJob = (money: MoneyEffect | undefined): boolean =>
  money === 'charge' || money === 'difference'

/**
 * Moves the money of a job as an event declares it. A charge was posted with its payment, and a chargeback with its row: see
 * `settlePayment` and `recordChargeback`.
 */
export async function moveMoney(
  tx: Db,
  { row, offer }: { row: AssignmentRow; offer: { ownerId: number } },
  { money, refund }: { money: MoneyEffect | undefined; refund: number },
  now: Date,
): Promise<void> {
  if (money === undefined || money === 'chargeback' || money === 'chargebackWon') return
  if (money === 'freeze') return freezeJob(tx, row, now)
  const endsJob = !keepsJob(money)
  if (refund > 0)
    await requestRefund(
      tx,
      { id: row.id, workerId: row.workerId, clientId: offer.ownerId, amount: refund, endsJob },
      now,
    )
  // What does not go back is the professional's.
  if (endsJob) await releaseJob(tx, row, now)
}
