import { isExpiring, type OfferEvent } from '@plomada/domain'
import { transact, type Db } from '../../database/database.ts'
import { findApplicants, notifyApplicants, notifyOwner } from './notices.actions.ts'
import { lockOffer } from '../offer.actions.ts'
import { transitionOffer } from '../phase.actions.ts'

// The clocks of the timer and of the database may differ a little.
const TOLERANCE_MS = 3_600_000

/** Causes the event of a timer of an offer, and notifies the owner, and the applicants of an offer that expires. */
export const expireOffer = (db: Db, id: number, event: string, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, id, 'update')
    // The timer was running while the owner renewed the offer.
    if (offer.phase === 'open' && !isExpiring(offer, new Date(now.getTime() + TOLERANCE_MS))) return
    const workerIds = await findApplicants(tx, id)
    await transitionOffer(tx, offer, { event: event as OfferEvent, by: 'clock', actorId: null, now })
    if (event === 'remindExpiry') return notifyOwner(tx, { offer }, { event })
    if (event !== 'expire') return
    await notifyOwner(tx, { offer }, { event })
    await notifyApplicants(tx, { offer, workerIds }, { event })
  })
