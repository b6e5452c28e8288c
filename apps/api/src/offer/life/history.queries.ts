import {
  historyRefusal,
  mergeOfferChanges,
  type Offer,
  type OfferChanges,
  offerHistoryEvents,
  type OfferHistoryEntry,
  withoutAddress,
} from '@plomada/domain'
import { refuseIf } from '@plomada/domain/contract'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { history } from '../../database/schema/assignments.ts'
import { applications } from '../../database/schema/core.ts'
import type { Reader } from '../../user/user.queries.ts'

/** Returns what happened to an offer, newest first, without what happened to its job. `offer` is what the viewer sees of it. */
export async function listHistory(db: Db, viewer: Reader, offer: Offer): Promise<OfferHistoryEntry[]> {
  refuseIf(historyRefusal(viewer, { ...offer, hiredId: offer.hired?.id ?? null }))
  const rows = await db
    .select()
    .from(history)
    .where(
      and(
        eq(history.offerId, offer.id),
        isNull(history.assignmentId),
        inArray(history.event, [...offerHistoryEvents]),
      ),
    )
    .orderBy(desc(history.id))
  return rows.map(({ id, event, createdAt, text, changes }) => ({
    id,
    event: event as OfferHistoryEntry['event'],
    createdAt,
    text,
    changes: toVisible(changes as OfferChanges | null, offer.place.address !== null),
  }))
}

const toVisible = <Changes extends OfferChanges | null>(changes: Changes, canSeeAddress: boolean) =>
  changes && !canSeeAddress ? withoutAddress(changes) : changes

/** The changes of an offer that an applicant has not confirmed. */
export type PendingChanges = NonNullable<Offer['pendingChanges']>

/**
 * Returns what changed in offers since a professional applied to them, or confirmed the application last, by the id of the
 * offer. Only of those whose application waits for a confirmation.
 */
export async function findPendingChanges(
  db: Db,
  workerId: number,
  offerIds: readonly number[],
): Promise<Map<number, PendingChanges>> {
  if (offerIds.length === 0) return new Map()
  const confirmed = sql`(select max(confirmed.id) from history as confirmed where confirmed.offer_id = ${applications.offerId}
    and confirmed.event = 'confirm' and confirmed.actor_id = ${applications.workerId})`
  const rows = await db
    .select({
      offerId: history.offerId,
      id: history.id,
      changes: history.changes,
      isLater: sql<boolean>`coalesce(${history.id} > ${confirmed}, ${history.createdAt} >= ${applications.createdAt})`,
    })
    .from(history)
    .innerJoin(
      applications,
      and(eq(applications.offerId, history.offerId), eq(applications.workerId, workerId)),
    )
    .where(and(inArray(history.offerId, [...offerIds]), eq(history.event, 'edit'), applications.isOutdated))
    .orderBy(asc(history.id))
  const byOffer = Map.groupBy(rows, ({ offerId }) => offerId)
  return new Map(
    [...byOffer].map(([offerId, edits]) => [
      offerId,
      {
        changeId: edits.at(-1)?.id ?? 0,
        changes: mergeOfferChanges(
          edits.filter(({ isLater }) => isLater).map(({ changes }) => changes as OfferChanges),
        ),
      },
    ]),
  )
}

/** Returns changes as a viewer may see them who may or may not see the address of the offer. */
export const visibleChanges = (
  { changeId, changes }: PendingChanges,
  canSeeAddress: boolean,
): PendingChanges => ({ changeId, changes: toVisible(changes, canSeeAddress) })

/** Records that a professional has confirmed an application to an offer as it is now. */
export async function recordConfirmation(
  tx: Db,
  { offerId, workerId, now }: { offerId: number; workerId: number; now: Date },
): Promise<void> {
  await tx.insert(history).values({
    offerId,
    event: 'confirm',
    by: 'worker',
    actorId: workerId,
    fromState: 'open',
    toState: 'open',
    createdAt: now,
  })
}

/** Returns the id of the last change of an offer; null if it was never edited. */
export async function findLastChange(tx: Db, offerId: number): Promise<number | null> {
  const [last] = await tx
    .select({ id: history.id })
    .from(history)
    .where(and(eq(history.offerId, offerId), eq(history.event, 'edit')))
    .orderBy(desc(history.id))
    .limit(1)
  return last?.id ?? null
}
