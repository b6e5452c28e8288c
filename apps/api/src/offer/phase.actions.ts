import {
  getOfferPhase,
  OFFER_DAYS,
  offerPhases,
  type OfferEvent,
  type OfferPhase,
  phaseRefusal,
} from '@plomada/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { offers } from '../database/schema/core.ts'
import { transition, type Change } from '../transition/transition.ts'

type OfferRow = typeof offers.$inferSelect
/** The event of an offer, with the columns that it sets. */
export interface OfferChange extends Change {
  event: OfferEvent
  columns?: Partial<OfferRow>
}

const DAY_MS = 86_400_000

/** The columns that follow from the next phase. */
function phaseColumns(to: OfferPhase, { event, now }: OfferChange): Partial<OfferRow> {
  const expiresAt = new Date(now.getTime() + OFFER_DAYS * DAY_MS)
  switch (event) {
    case 'release':
      return { state: 'pendiente', hiredId: null, agreedAmount: null, acceptedAt: null, expiresAt }
    case 'close':
    case 'expire':
      return { closure: to === 'expired' ? 'expired' : 'closed', closedAt: now }
    case 'reopen':
      return { closure: null, closedAt: null, expiresAt }
    case 'renew':
      return { expiresAt }
    default:
      return {}
  }
}

/** Changes a locked offer according to `offerPhases`, and returns its next phase. */
export function transitionOffer(
  tx: Db,
  offer: Pick<OfferRow, 'id' | 'hiredId' | 'closure' | 'closedAt'>,
  change: OfferChange,
): Promise<OfferPhase> {
  const phase = getOfferPhase(offer)
  return transition<OfferPhase>(
    tx,
    {
      kind: 'offer',
      id: offer.id,
      offerId: offer.id,
      state: phase,
      timersOf: offerPhases.timersOf,
      find: (event) => offerPhases.transition(phase, event as OfferEvent),
      refusal: ({ by, now }) => phaseRefusal({ ...offer, phase }, change.event, by, now),
      async store(to) {
        const columns = { ...phaseColumns(to, change), ...change.columns }
        // An update without columns is an error.
        const set = Object.keys(columns).length > 0 ? columns : { id: sql`${offers.id}` }
        const stored = await tx
          .update(offers)
          .set(set)
          .where(
            and(
              eq(offers.id, offer.id),
              offer.hiredId === null ? isNull(offers.hiredId) : eq(offers.hiredId, offer.hiredId),
              offer.closure === null ? isNull(offers.closure) : eq(offers.closure, offer.closure),
            ),
          )
          .returning({ id: offers.id })
        return stored.length > 0
      },
    },
    change,
    { restartsTimers: change.event === 'renew' },
  )
}
