import {
  type OfferChanges,
  offerNoticeName,
  type OfferNoticeEvent,
  openApplicationStates,
} from '@plomada/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { applications, type offers } from '../../database/schema/core.ts'
import { notify } from '../../notification/notification.actions.ts'

type State = (typeof applications.$inferSelect)['state']
type Offer = Pick<typeof offers.$inferSelect, 'id' | 'ownerId'>

interface OfferNotice {
  event: OfferNoticeEvent
  /** The reason of the owner. */
  text?: string
  changes?: OfferChanges
}

/** Returns the professionals whose applications to an offer are in one of the states: by default, those that wait. */
export async function findApplicants(
  tx: Db,
  offerId: number,
  states: readonly State[] = openApplicationStates,
): Promise<number[]> {
  const rows = await tx
    .select({ id: applications.workerId })
    .from(applications)
    .where(and(eq(applications.offerId, offerId), inArray(applications.state, [...states])))
    .orderBy(asc(applications.id))
  return rows.map(({ id }) => id)
}

const toNotice = (party: 'client' | 'applicant', { event, text = '', changes }: OfferNotice) =>
  ({
    kind: 'offer',
    event: offerNoticeName({ party, event }),
    message: text,
    details: { event, party, text, changes: changes ?? null },
  }) as const

/** Notifies applicants of an event of an offer. */
export async function notifyApplicants(
  tx: Db,
  { offer, workerIds }: { offer: Offer; workerIds: readonly number[] },
  notice: OfferNotice,
): Promise<void> {
  for (const userId of workerIds)
    await notify(tx, { ...toNotice('applicant', notice), userId, fromId: offer.ownerId, offerId: offer.id })
}

/** Notifies the owner of an event of an offer, which a professional or the clock caused. */
export const notifyOwner = (
  tx: Db,
  { offer, fromId = offer.ownerId }: { offer: Offer; fromId?: number },
  notice: OfferNotice,
): Promise<void> =>
  notify(tx, { ...toNotice('client', notice), userId: offer.ownerId, fromId, offerId: offer.id })
