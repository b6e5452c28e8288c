import type { OfferEvent } from '@plomada/domain'
import { transact, type Db } from '../database/database.ts'
import { lockOffer } from './offer.actions.ts'
import { transitionOffer } from './phase.actions.ts'

/** Causes the event of a timer of an offer. */
export const expireOffer = (db: Db, id: number, event: string, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    const offer = await lockOffer(tx, id, 'update')
    await transitionOffer(tx, offer, { event: event as OfferEvent, by: 'clock', actorId: null, now })
  })
