import { type Access, type Tie, whyNotOn } from '../define/access.ts'
import type { ProblemCode } from '../define/problem.ts'
import { paymentAccess } from '../payment/payment.access.ts'
import { reviewAccess } from '../review/review.access.ts'
import type { User } from '../user/user.ts'
import { offerAccess } from './offer.access.ts'
import type { OfferState } from './offer.state.ts'
import type { Offer } from './offer.ts'

/** What the page of the public list is called. */
export const OFFERS_TITLE = 'Pagina de Servicios'

/** Characters of a title, at least (specification 9). */
export const TITLE_MINIMUM = 2
/** Characters of a title, at most (specification 9). */
export const TITLE_MAXIMUM = 70
/** Trades that one offer may ask for; the specification sets no number. */
export const OFFER_TRADES_MAXIMUM = 5
/** The largest budget in pesos (specification 9). */
export const BUDGET_MAXIMUM = 99_999
/** The largest budget that any deployment may allow: what the column holds. */
export const BUDGET_CEILING = 2_000_000_000

/** What is said of a budget above the deployment's maximum; the number of digits follows it (decision D-056). */
export const budgetTooLarge = (maximum: number): string =>
  `Please enter an estimate of up to ${String(maximum).length} digits`

type Viewer = Pick<User, 'id' | 'role'>
type Reader = Pick<User, 'id' | 'role' | 'isActive'>
type Ownership = { owner: { id: number } }
type Standing = Pick<Offer, 'state' | 'isActive'> & Ownership

/** How whoever looks is part of an offer that is not theirs. */
type Involvement = { hiredId?: number | null; hasApplied?: boolean }

/** How somebody stands to an offer. */
export function tieTo({ id, role }: Viewer, offer: Ownership & Involvement): Tie {
  if (id === offer.owner.id) return 'owner'
  if (id === offer.hiredId) return 'worker'
  if (role === 'admin') return 'admin'
  return offer.hasApplied ? 'applicant' : 'other'
}

const whyNot = (
  access: Access<OfferState>,
  viewer: Viewer,
  offer: Pick<Offer, 'state'> & { isActive?: boolean } & Ownership & Involvement,
) =>
  whyNotOn(access, {
    tie: tieTo(viewer, offer),
    role: viewer.role,
    state: offer.state,
    isHidden: offer.isActive === false,
  })

/** Why a person may not put a photo on an offer; null when they may. */
export const whyNotPicture = (viewer: Viewer, offer: Pick<Offer, 'state'> & Ownership): ProblemCode | null =>
  whyNot(offerAccess.photo, viewer, offer)

/** Why a person may not apply to an offer; null when they may. Applying again does no harm. */
export const whyNotApply = (viewer: Viewer, offer: Standing & Involvement): ProblemCode | null =>
  whyNot(offerAccess.apply, viewer, offer)

/** Whether all that somebody lacks for applying is a professional profile; they are told so before anything is sent. */
export const lacksProfile = ({ role }: Pick<User, 'role'>): boolean => role in offerAccess.apply.roles

/** Why a person may not accept this applicant; null when they may. Accepting the same one again does no harm. */
export function whyNotAccept(
  viewer: Viewer,
  offer: Standing & { hiredId: number | null; applicantIds: readonly number[] },
  workerId: number,
): ProblemCode | null {
  const refusal = whyNot(offerAccess.accept, viewer, offer)
  if (refusal === 'alreadyAccepted' && offer.hiredId === workerId) return null
  if (refusal) return refusal
  return offer.applicantIds.includes(workerId) ? null : 'notApplicant'
}

/** Why a person may not pay for an offer; null when they may. */
export const whyNotPay = (viewer: Viewer, offer: Pick<Offer, 'state'> & Ownership): ProblemCode | null =>
  whyNot(paymentAccess.checkout, viewer, offer)

/** Why a person may not rate the worker of an offer; null when they may. */
export const whyNotRate = (
  viewer: Viewer,
  offer: Pick<Offer, 'state' | 'isRated'> & Ownership,
): ProblemCode | null => whyNot(reviewAccess.rate, viewer, offer) ?? (offer.isRated ? 'alreadyRated' : null)

/** Why an admin may not delete an offer for good; null when they may. What has a payment keeps it (decision D-095). */
export const whyNotRemove = (
  viewer: Viewer,
  offer: Pick<Offer, 'state'> & Ownership & { hasPayments: boolean },
): ProblemCode | null =>
  whyNot(offerAccess.remove, viewer, offer) ?? (offer.hasPayments ? 'offerHasHistory' : null)

type Hiring = Ownership & { hiredId: number | null }

/** Whether a person is part of an offer: who owns it or works on it, and whoever runs the marketplace. */
export const isInsider = (viewer: Viewer | null, offer: Hiring): boolean => {
  const insiders: Access['ties'] = offerAccess.get.ties
  return viewer !== null && insiders?.[tieTo(viewer, offer)] === 'always'
}

/** Why a suspended user may not read an offer that is not theirs; null for everybody else. */
export const readRefusal = (viewer: Reader, offer: Hiring): ProblemCode | null =>
  viewer.isActive || isInsider(viewer, offer) ? null : offerAccess.get.suspended

/**
 * Who may know the street of an offer: every user that is not suspended, or insiders alone where the deployment says so
 * (decision D-046).
 */
export const mayKnowStreet = (
  viewer: Reader | null,
  offer: Hiring,
  visibility: 'everyone' | 'hired',
): boolean => viewer !== null && ((visibility === 'everyone' && viewer.isActive) || isInsider(viewer, offer))

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
