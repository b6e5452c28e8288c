import type { NotificationKind } from '@plomada/domain'
import type { notifications } from '../database/schema/notifications.ts'
import { daysAfter, type DemoOffer } from './offerHistory.ts'

type NotificationRow = typeof notifications.$inferInsert & { createdAt: Date }

/** Age in days after which a notification is marked as read. */
const READ_AFTER_DAYS = 3

/** Creates the notifications that the calls would have created. */
export function createNotifications(
  inserted: readonly { offer: DemoOffer; id: number }[],
  getUserId: (nickname: string) => number,
  now: Date,
): NotificationRow[] {
  const readUntil = daysAfter(now, -READ_AFTER_DAYS)
  return inserted.flatMap(({ offer, id }) => {
    const create = (kind: NotificationKind, to: string, from: string, at: Date): NotificationRow => ({
      kind,
      userId: getUserId(to),
      fromId: getUserId(from),
      offerId: id,
      createdAt: at,
      readAt: at < readUntil ? daysAfter(at, 0.1) : null,
    })
    const { owner, hired, acceptedAt, settledAt, review } = offer
    return [
      ...offer.applications.map(({ worker, at }) => create('application', owner, worker, at)),
      ...(hired && acceptedAt ? [create('acceptance', hired, owner, acceptedAt)] : []),
      ...(hired && settledAt ? [create('payment', hired, owner, settledAt)] : []),
      ...(hired && review ? [create('review', hired, owner, review.at)] : []),
    ]
  })
}
