import { eq, sql } from 'drizzle-orm'
import {
  amountTooLargeMessage,
  counterAnswerRefusal,
  counterRefusal,
  getAmount,
  SAME_AMOUNT_MESSAGE,
} from '@plomada/domain'
import { counterWireNames } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { applications } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'
import { lockApplication } from './application.actions.ts'
import { toCounterOffer } from './application.queries.ts'
import { notifyCounterAnswer, notifyCounterOffer } from './notices.actions.ts'

/** Answers an application to an own offer with another amount, once for each quote, and notifies the professional. */
export async function makeCounterOffer(
  db: Db,
  owner: Person,
  { offerId, workerId, amount }: { offerId: number; workerId: number; amount: number },
  { count, budgetMax }: { count: CountAct; budgetMax: number },
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await findCountered(tx, offerId, workerId)
    refuseIf(counterRefusal(owner, offer, current))
    if (!current) return refuse('notApplicant')
    if (amount > budgetMax) refuse('invalid', { fields: toField(amountTooLargeMessage(budgetMax)) })
    if (amount === getAmount(current, offer)) refuse('invalid', { fields: toField(SAME_AMOUNT_MESSAGE) })
    await count(tx)
    await tx
      .update(applications)
      .set({ counterAmount: amount, counterState: 'open', updatedAt: sql`now()` })
      .where(eq(applications.id, current.id))
    await notifyCounterOffer(tx, { offer, workerId }, amount)
  })
}

/** Accepts the client's amount, which becomes the quote, or refuses it, and notifies the client. */
export async function answerCounterOffer(
  db: Db,
  worker: Person,
  { offerId, isAccepted }: { offerId: number; isAccepted: boolean },
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await findCountered(tx, offerId, worker.id)
    refuseIf(counterAnswerRefusal(worker, offer, current))
    if (!current?.counterOffer) return refuse('noCounterOffer')
    const { amount } = current.counterOffer
    await count(tx)
    await tx
      .update(applications)
      .set({
        updatedAt: sql`now()`,
        ...(isAccepted
          ? {
              counterState: 'accepted',
              state: 'edited',
              quote: amount,
              previousAmount: getAmount(current, offer),
            }
          : { counterState: 'refused' }),
      })
      .where(eq(applications.id, current.id))
    await notifyCounterAnswer(tx, { offer, workerId: worker.id }, { amount, isAccepted })
  })
}

const toField = (message: string) => ({ [counterWireNames.amount]: message })

async function findCountered(tx: Db, offerId: number, workerId: number) {
  const row = await lockApplication(tx, offerId, workerId)
  return row ? { ...row, counterOffer: toCounterOffer(row) } : null
}
