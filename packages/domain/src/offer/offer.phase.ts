import { defineStates, type EventOf, type StateOf } from '@plomada/define'
import type { ProblemCode } from '../contract/problem.ts'

/** Days after which an open offer expires, and in which a closed or expired one can be opened again. */
export const OFFER_DAYS = 30
/** Days before the expiry in which the owner can renew. */
export const RENEWAL_DAYS = 5

const DAY = 24
const DAY_MS = DAY * 3_600_000

/**
 * The life of an offer. Its public state (`offerStates`) is a view: open, closed and expired offers are `pendiente`, one
 * with a professional is `proceso` until the payment.
 */
export const offerPhases = defineStates({
  open: {
    label: 'Abierta',
    tone: 'open',
    after: { remindExpiry: (OFFER_DAYS - RENEWAL_DAYS) * DAY, expire: OFFER_DAYS * DAY },
    on: {
      edit: { to: 'open', by: ['client'] },
      renew: { to: 'open', by: ['client'] },
      close: { to: 'closed', by: ['client'] },
      accept: { to: 'hired', by: ['client'] },
      remindExpiry: { to: 'open', by: ['clock'] },
      expire: { to: 'expired', by: ['clock'] },
    },
  },
  closed: {
    label: 'Cerrada',
    tone: 'done',
    on: { reopen: { to: 'open', by: ['client'], guard: 'recentlyClosed' } },
  },
  expired: {
    label: 'Vencida',
    tone: 'done',
    on: { reopen: { to: 'open', by: ['client'], guard: 'recentlyClosed' } },
  },
  hired: {
    label: 'Con profesional',
    tone: 'running',
    on: { release: { to: 'open', by: ['client', 'worker', 'admin', 'clock'] } },
  },
})
export type OfferPhase = StateOf<typeof offerPhases>
export type OfferEvent = EventOf<typeof offerPhases>

/** Returns the phase of an offer. */
export const getOfferPhase = ({
  hiredId,
  closure,
}: {
  hiredId: number | null
  closure: 'closed' | 'expired' | null
}): OfferPhase => (hiredId !== null ? 'hired' : (closure ?? 'open'))

/** Returns true for an offer that its owner closed or that expired. Without a phase it is a preview, which closed ones have not. */
export const isClosedOffer = ({ phase }: { phase?: OfferPhase | undefined }): boolean =>
  phase === 'closed' || phase === 'expired'

/** Returns why an actor may not cause an event of an offer now, or null. */
export function phaseRefusal(
  { phase, closedAt }: { phase: OfferPhase; closedAt: Date | null },
  event: OfferEvent,
  by: string,
  now: Date,
): ProblemCode | null {
  const rule = offerPhases.transition(phase, event)
  if (!rule) return 'stateChanged'
  if (!rule.by?.includes(by)) return 'forbidden'
  const isLate = closedAt !== null && now.getTime() - closedAt.getTime() > OFFER_DAYS * DAY_MS
  return rule.guard === 'recentlyClosed' && isLate ? 'tooLate' : null
}

/** Returns true while the owner can open a closed or expired offer again. */
export const canReopen = (offer: { phase: OfferPhase; closedAt: Date | null }, now: Date): boolean =>
  phaseRefusal(offer, 'reopen', 'client', now) === null

/** Returns true in the last days of an open offer, in which its owner is asked to renew it. */
export const isExpiring = (
  { phase, expiresAt }: { phase: OfferPhase; expiresAt: Date | null },
  now: Date,
): boolean =>
  phase === 'open' && expiresAt !== null && expiresAt.getTime() - now.getTime() <= RENEWAL_DAYS * DAY_MS
