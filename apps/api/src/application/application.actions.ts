import { and, eq, sql } from 'drizzle-orm'
import {
  amountTooLargeMessage,
  availabilityMessage,
  changeRefusal,
  declineRefusal,
  getAmount,
  type ApplicationDraft,
  type ApplicationTerms,
} from '@plomada/domain'
import { termsWireNames } from '@plomada/domain/calls'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { applications } from '../database/schema/core.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { recordConfirmation } from '../offer/life/history.queries.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'
import { hasPhotos, setPhotos } from './photos.actions.ts'
import { notifyDeclined, notifyEdited, notifyWithdrawn } from './notices.actions.ts'

/** The context of an action that reads the terms of an application. */
export interface TermsContext {
  count: CountAct
  /** Maximum amount in pesos. */
  budgetMax: number
  now: Date
}

const isOf = (offerId: number, workerId: number) =>
  and(eq(applications.offerId, offerId), eq(applications.workerId, workerId))

/** Returns an application and locks its row until the transaction ends. Lock its offer first. */
export async function lockApplication(tx: Db, offerId: number, workerId: number) {
  const [row] = await tx.select().from(applications).where(isOf(offerId, workerId)).for('update')
  return row
}

/** Refuses a quote above the maximum, and a first day in the past unless it is `keptDay`. */
export function refuseInvalidTerms(
  { quote, availableFrom }: ApplicationTerms,
  { budgetMax, now }: Pick<TermsContext, 'budgetMax' | 'now'>,
  keptDay: string | null = null,
): void {
  const late = availableFrom === keptDay ? null : availabilityMessage(availableFrom, now)
  const fields = {
    ...(quote !== null && quote > budgetMax && { [termsWireNames.quote]: amountTooLargeMessage(budgetMax) }),
    ...(late !== null && { [termsWireNames.availableFrom]: late }),
  }
  if (Object.keys(fields).length > 0) refuse('invalid', { fields })
}

/** Replaces the terms of a professional's own application and notifies the client. Unchanged terms have no effect. */
export async function editApplication(
  db: Db,
  worker: Person,
  { offerId, terms: { photoIds, ...terms } }: { offerId: number; terms: ApplicationDraft },
  { count, ...limits }: TermsContext,
): Promise<void> {
  await transact(db, async (tx) => {
    // Shared: edits do not wait for each other, only for an acceptance.
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await lockApplication(tx, offerId, worker.id)
    refuseIf(changeRefusal(worker, offer, current?.state, 'edit'))
    if (!current) return refuse('notFound')
    refuseInvalidTerms(terms, limits, current.availableFrom)
    const photos = { offerId, workerId: worker.id, applicationId: current.id }
    const hasSamePhotos = photoIds === undefined || (await hasPhotos(tx, photos, photoIds))
    if (isSame(current, terms) && hasSamePhotos && !current.isOutdated) return
    await count(tx)
    if (!hasSamePhotos) await setPhotos(tx, photos, photoIds)
    const [before, after] = [getAmount(current, offer), getAmount(terms, offer)]
    await tx
      .update(applications)
      .set({
        ...terms,
        state: 'edited',
        isOutdated: false,
        updatedAt: sql`now()`,
        // The client's amount was for the former quote.
        ...(before !== after && { previousAmount: before, counterAmount: null, counterState: null }),
      })
      .where(isOf(offerId, worker.id))
    if (current.isOutdated) await recordConfirmation(tx, { offerId, workerId: worker.id, now: limits.now })
    await notifyEdited(tx, { offer, workerId: worker.id }, after)
  })
}

const isSame = (one: ApplicationTerms, other: ApplicationTerms): boolean =>
  (['quote', 'message', 'availableFrom', 'shift'] as const).every((name) => one[name] === other[name])

/** Withdraws a professional's own application and notifies the client. */
export async function withdrawApplication(
  db: Db,
  worker: Person,
  offerId: number,
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await lockApplication(tx, offerId, worker.id)
    refuseIf(changeRefusal(worker, offer, current?.state, 'withdraw'))
    await count(tx)
    await tx
      .update(applications)
      .set({ state: 'withdrawn', updatedAt: sql`now()` })
      .where(isOf(offerId, worker.id))
    await notifyWithdrawn(tx, { offer, workerId: worker.id })
  })
}

/** Declines an application to an own offer and notifies the professional. */
export async function declineApplication(
  db: Db,
  owner: Person,
  { offerId, workerId, reason }: { offerId: number; workerId: number; reason: string },
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, offerId, 'share')
    const current = await lockApplication(tx, offerId, workerId)
    refuseIf(declineRefusal(owner, offer, current?.state))
    await count(tx)
    await tx
      .update(applications)
      .set({ state: 'declined', declineReason: reason, updatedAt: sql`now()` })
      .where(isOf(offerId, workerId))
    await notifyDeclined(tx, { offer, workerId }, reason)
  })
}
