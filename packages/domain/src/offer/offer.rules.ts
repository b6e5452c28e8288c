import type { ProblemCode } from '../define/problem.ts'
import type { User } from '../user/user.ts'
import { offerStates } from './offer.state.ts'
import type { Offer } from './offer.ts'

/** Characters of a title (specification 9). */
export const TITLE_MINIMUM = 2
export const TITLE_MAXIMUM = 70
/** The largest budget in pesos (specification 9). */
export const BUDGET_MAXIMUM = 99_999
/** The largest budget that any deployment may allow: what the column holds. */
export const BUDGET_CEILING = 2_000_000_000
/** Suggested offers on a page (specification 9). */
export const SUGGESTIONS_SHOWN = 5

/** What is said of a budget above the deployment's maximum; the number of digits follows it (decision D-056). */
export const budgetTooLarge = (maximum: number): string =>
  `Please enter an estimate of up to ${String(maximum).length} digits`

type Viewer = Pick<User, 'id' | 'role'>
type Ownership = { owner: { id: number } }
type Standing = Pick<Offer, 'state' | 'isActive'> & Ownership

/** Why a person may not apply to an offer; null when they may. */
export function whyNotApply(viewer: Viewer, offer: Standing): ProblemCode | null {
  if (viewer.role === 'admin') return 'forbidden'
  if (offer.owner.id === viewer.id) return 'ownOffer'
  if (!offer.isActive) return 'notFound'
  if (!offerStates.next(offer.state, 'accept')) return 'offerNotOpen'
  return viewer.role === 'professional' ? null : 'notProfessional'
}

/** Why a person may not accept this applicant; null when they may. Accepting the same one again does no harm. */
export function whyNotAccept(
  viewer: Viewer,
  offer: Standing & { hiredId: number | null; applicantIds: readonly number[] },
  workerId: number,
): ProblemCode | null {
  if (offer.owner.id !== viewer.id) return 'forbidden'
  if (offer.hiredId === workerId) return null
  if (!offerStates.next(offer.state, 'accept')) return 'alreadyAccepted'
  return offer.applicantIds.includes(workerId) ? null : 'notApplicant'
}

/** Why a person may not pay for an offer; null when they may. */
export function whyNotPay(viewer: Viewer, offer: Pick<Offer, 'state'> & Ownership): ProblemCode | null {
  if (offer.owner.id !== viewer.id) return 'forbidden'
  if (offer.state === 'terminado') return 'alreadyPaid'
  return offerStates.next(offer.state, 'settle') ? null : 'nothingToPay'
}

/** Why a person may not rate the worker of an offer; null when they may. */
export function whyNotRate(
  viewer: Viewer,
  offer: Pick<Offer, 'state' | 'isRated'> & Ownership,
): ProblemCode | null {
  if (offer.owner.id !== viewer.id) return 'forbidden'
  if (offer.state !== 'terminado') return 'notPaid'
  return offer.isRated ? 'alreadyRated' : null
}

type Hiring = Ownership & { hiredId: number | null }

/** Whether a person is part of an offer: who owns it or works on it, and whoever runs the marketplace. */
export const isInsider = (viewer: Viewer | null, offer: Hiring): boolean =>
  viewer !== null && (viewer.role === 'admin' || viewer.id === offer.owner.id || viewer.id === offer.hiredId)

/** Who may know the street of an offer: everybody signed in, or insiders alone where the deployment says so (decision D-046). */
export const mayKnowStreet = (
  viewer: Viewer | null,
  offer: Hiring,
  visibility: 'everyone' | 'hired',
): boolean => viewer !== null && (visibility === 'everyone' || isInsider(viewer, offer))

/**
 * How the button of an offer stands for whoever looks at it: `open` to apply, `sent`, `own` offer, `closed` to
 * everybody, `unable` for those whose role does not apply. A visitor finds it open and is asked to sign in.
 */
export type Application = 'open' | 'sent' | 'own' | 'closed' | 'unable'

/** How the apply button stands for a person, or for a visitor when there is none. */
export function applicationOf(
  viewer: Viewer | null,
  offer: Standing & Pick<Offer, 'hasApplied'>,
): Application {
  if (offer.hasApplied) return 'sent'
  if (!viewer) return offer.state === 'pendiente' ? 'open' : 'closed'
  const refusal = whyNotApply(viewer, offer)
  if (refusal === 'ownOffer') return 'own'
  if (refusal === 'forbidden') return 'unable'
  // A comun finds the button and is told what is missing (decision D-039).
  return refusal === null || refusal === 'notProfessional' ? 'open' : 'closed'
}

/** A text with its first letter in upper case, as cards show titles and descriptions. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('es-AR') + text.slice(1)
