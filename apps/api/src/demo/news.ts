import type { NotificationKind } from '@plomada/domain'
import type { notifications } from '../database/schema.ts'
import { daysAfter } from './jobs.ts'
import type { DemoOffer } from './jobs.ts'

type Row = typeof notifications.$inferInsert & { createdAt: Date }

/** Older news has been read. */
const READ_AFTER_DAYS = 3

/** What everybody of the demo was told, as if the calls had been made: oldest first, the last days unread. */
export function newsOf(
  placed: readonly { offer: DemoOffer; id: number }[],
  idOf: (nickname: string) => number,
  now: Date,
): Row[] {
  const readUntil = daysAfter(now, -READ_AFTER_DAYS)
  const rows = placed.flatMap(({ offer, id }) => {
    const news = (kind: NotificationKind, to: string, from: string, at: Date): Row => ({
      kind,
      userId: idOf(to),
      fromId: idOf(from),
      offerId: id,
      createdAt: at,
      readAt: at < readUntil ? daysAfter(at, 0.1) : null,
    })
    const { owner, hired, acceptedAt, settledAt, review } = offer
    return [
      ...offer.applications.map(({ worker, at }) => news('application', owner, worker, at)),
      ...(hired && acceptedAt ? [news('acceptance', hired, owner, acceptedAt)] : []),
      ...(hired && settledAt ? [news('payment', hired, owner, settledAt)] : []),
      ...(hired && review ? [news('review', hired, owner, review.at)] : []),
    ]
  })
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
