import type { MoneyEffect } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { freezeJob, releaseJob } from '../ledger/ledger.actions.ts'
import { requestRefund } from '../payment/refund.actions.ts'
import type { AssignmentRow } from '../transition/transition.ts'

/** Moves the money of a job as an event declares it. A charge follows its payment: see `settlePayment`. */
export async function moveMoney(
  tx: Db,
  { row, offer }: { row: AssignmentRow; offer: { ownerId: number } },
  { money, refund }: { money: MoneyEffect | undefined; refund: number },
  now: Date,
): Promise<void> {
  if (money === undefined || money === 'charge') return
  if (money === 'freeze') return freezeJob(tx, row, now)
  if (refund > 0) await requestRefund(tx, { id: row.id, clientId: offer.ownerId, amount: refund }, now)
  // What does not go back is the professional's.
  await releaseJob(tx, row, now)
}
