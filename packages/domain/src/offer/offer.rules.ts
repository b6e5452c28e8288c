import { type Access, accessRefusal, type Relation } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import { paymentAccess } from '../payment/payment.access.ts'
import { reviewAccess } from '../review/review.access.ts'
import type { User } from '../user/user.ts'
import { offerAccess } from './offer.access.ts'
import { isClosedOffer, type OfferPhase } from './offer.phase.ts'
import type { OfferState } from './offer.state.ts'
import type { Offer } from './offer.ts'
import type { AddressVisibility } from './visibility.ts'

export const OFFERS_TITLE = 'Pagina de Servicios'

/** Minimum characters of a title (specification 9). */
export const TITLE_MINIMUM = 2
/** Maximum characters of a title (specification 9). */
export const TITLE_MAXIMUM = 70
/** Maximum characters of a description; the specification sets no number. */
export const OFFER_DESCRIPTION_MAXIMUM = 4000
/** Maximum trades of one offer; the specification sets no number. */
export const OFFER_TRADES_MAXIMUM = 5
/** Maximum photos of an offer. The specification has one, which is the first. */
export const OFFER_PHOTO_MAXIMUM = 8
/** Maximum characters of the caption of a photo. */
export const CAPTION_MAXIMUM = 120
/** The default maximum budget in pesos (specification 9). */
export const BUDGET_MAXIMUM = 99_999
/** The maximum budget where the demo data is seeded: enough for a new bathroom. */
export const DEMO_BUDGET_MAXIMUM = 5_000_000
/** The highest maximum budget that a deployment may set; the column stores no more. */
export const BUDGET_CEILING = 2_000_000_000

/** Returns the message for a budget above the deployment's maximum, with its number of digits (decision D-056). */
export const budgetTooLargeMessage = (maximum: number): string =>
  `Please enter an estimate of up to ${String(maximum).length} digits`

type Viewer = Pick<User, 'id' | 'role'>
type Reader = Pick<User, 'id' | 'role' | 'isActive'>
type Owned = { owner: { id: number } }
type Phased = { phase?: OfferPhase | undefined }
type OwnedState = Pick<Offer, 'state'> & Owned & Phased
type OwnedStatus = Pick<Offer, 'state' | 'isActive'> & Owned & Phased
type Involvement = { hiredId?: number | null; hasApplied?: boolean }

/** Returns the relation of a viewer to an offer. */
export function getRelation({ id, role }: Viewer, offer: Owned & Involvement): Relation {
  if (id === offer.owner.id) return 'owner'
  if (id === offer.hiredId) return 'worker'
  if (role === 'admin') return 'admin'
  return offer.hasApplied ? 'applicant' : 'other'
}

const refusalFor = (
  access: Access<OfferState>,
  viewer: Viewer,
  offer: OwnedState & { isActive?: boolean } & Involvement,
): ProblemCode | null =>
  accessRefusal(access, {
    relation: getRelation(viewer, offer),
    role: viewer.role,
    state: offer.state,
    isHidden: offer.isActive === false,
    isClosed: isClosedOffer(offer),
  })

/** Returns why the viewer may not set the first photo of an offer, or null. */
export const photoRefusal = (viewer: Viewer, offer: OwnedState): ProblemCode | null =>
  refusalFor(offerAccess.photo, viewer, offer)

/** Returns why the viewer may not add, order, describe or remove the photos of an offer, or null. */
export const photosRefusal = (viewer: Viewer, offer: OwnedState): ProblemCode | null =>
  refusalFor(offerAccess.setPhotos, viewer, offer)

/** Returns why the viewer may not apply to an offer, or null. Applying twice is allowed and has no effect. */
export const applyRefusal = (viewer: Viewer, offer: OwnedStatus & Involvement): ProblemCode | null =>
  refusalFor(offerAccess.apply, viewer, offer)

/** Returns true when the user needs a professional profile before applying. */
export const isMissingProfile = ({ role }: Pick<User, 'role'>): boolean => role in offerAccess.apply.roles

/** Returns why the viewer may not accept an applicant, or null. Accepting the same one twice has no effect. */
export function acceptRefusal(
  viewer: Viewer,
  offer: OwnedStatus & { hiredId: number | null; applicantIds: readonly number[] },
  workerId: number,
): ProblemCode | null {
  const refusal = refusalFor(offerAccess.accept, viewer, offer)
  if (refusal === 'alreadyAccepted' && offer.hiredId === workerId) return null
  if (refusal) return refusal
  return offer.applicantIds.includes(workerId) ? null : 'notApplicant'
}

/** Returns why the viewer may not pay an offer, or null. `isSupplement`: it is paid, and a higher price needs the rest. */
export function payRefusal(
  viewer: Viewer,
  offer: OwnedState & { isSupplement?: boolean },
): ProblemCode | null {
  const refusal = refusalFor(paymentAccess.checkout, viewer, offer)
  return refusal === 'alreadyPaid' && offer.isSupplement === true ? null : refusal
}

/** Returns why the viewer may not rate the worker of an offer, or null. */
export const rateRefusal = (viewer: Viewer, offer: OwnedState & Pick<Offer, 'isRated'>): ProblemCode | null =>
  refusalFor(reviewAccess.rate, viewer, offer) ?? (offer.isRated ? 'alreadyRated' : null)

/** Returns why the viewer may not delete an offer, or null. An offer with a payment is never deleted (decision D-095). */
export const removeRefusal = (
  viewer: Viewer,
  offer: OwnedState & { hasPayments: boolean },
): ProblemCode | null =>
  refusalFor(offerAccess.remove, viewer, offer) ?? (offer.hasPayments ? 'offerHasHistory' : null)

type Hiring = Owned & { hiredId: number | null }

/** Returns true for the owner and the worker of an offer, and for admins. */
export const isOfferParty = (viewer: Viewer | null, offer: Hiring): boolean => {
  const relations: Access['relations'] = offerAccess.get.relations
  return viewer !== null && relations?.[getRelation(viewer, offer)] === 'always'
}

/** Returns why an offer has no preview, or null. It has one as long as it is listed, in every state (decision 0051). */
export const previewRefusal = ({ isListed }: { isListed: boolean }): ProblemCode | null =>
  isListed ? null : offerAccess.preview.hidden

/** Returns why the viewer may not see an offer that is not listed, or null: a closed one is still there for its applicants. */
export function unlistedRefusal(
  viewer: Viewer | null,
  offer: Hiring & Required<Phased> & { isActive: boolean; ownerIsActive: boolean; hasApplied: boolean },
): ProblemCode | null {
  if (isOfferParty(viewer, offer)) return null
  if (!offer.isActive || !offer.ownerIsActive || !isClosedOffer(offer)) return offerAccess.get.hidden
  return offer.hasApplied ? null : offerAccess.get.closed
}

/** Returns why a suspended user may not read an offer of other users, or null. */
export const readRefusal = (viewer: Reader, offer: Hiring): ProblemCode | null =>
  viewer.isActive || isOfferParty(viewer, offer) ? null : offerAccess.get.suspended

/**
 * Returns true when the viewer may see the street of an offer: every user who is not suspended, or only the parties of
 * the offer, as its owner chose (decision 0079).
 */
export const canSeeAddress = (viewer: Reader | null, offer: Hiring, visibility: AddressVisibility): boolean =>
  viewer !== null && ((visibility === 'everyone' && viewer.isActive) || isOfferParty(viewer, offer))

/** Returns the address that opens a conversation in WhatsApp, or null for a number that is not an Argentine one. */
export function whatsAppHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  // Area code and number: ten digits. Mobile numbers have a 9 after the country code.
  return digits.length === 10 ? `https://wa.me/549${digits}` : null
}

/** Returns the price of an offer: the agreed one, or its budget. */
export const getPrice = ({ agreedAmount, budget }: Pick<Offer, 'agreedAmount' | 'budget'>): number =>
  agreedAmount ?? budget

/** What an own offer needs from the client. */
export type OfferNeed =
  | { kind: 'answers'; count: number }
  | { kind: 'payment' | 'confirmation' | 'reply' | 'rating' }

/**
 * Returns what an own offer needs from the client, or null: an answer to applications that have had none, the payment of a
 * professional who can be paid, the confirmation of finished work, a reply to the professional, or the rating.
 */
export function getOfferNeed({
  state,
  phase,
  applicants,
  hired,
  isRated,
  assignmentState,
  assignmentTurn,
}: Pick<
  Offer,
  'state' | 'phase' | 'applicants' | 'hired' | 'isRated' | 'assignmentState' | 'assignmentTurn'
>): OfferNeed | null {
  if (isClosedOffer({ phase })) return null
  if (state === 'proceso') return hired?.isActive === false ? null : { kind: 'payment' }
  if (state === 'terminado' && assignmentTurn === 'client')
    return { kind: assignmentState === 'done' ? 'confirmation' : 'reply' }
  if (state === 'terminado') return isRated ? null : { kind: 'rating' }
  const count = applicants.filter(
    ({ counterOffer, isOutdated }) => counterOffer === null && !isOutdated,
  ).length
  return count === 0 ? null : { kind: 'answers', count }
}

/** Returns true while an offer accepts applications. */
export const isOpenOffer = ({ state, phase }: Pick<Offer, 'state'> & Phased): boolean =>
  offerAccess.apply.states[state] === null && !isClosedOffer({ phase })

/**
 * The state of the apply button: `open` to apply, `sent`, `declined` by the client, the viewer's `own` offer, `closed` for
 * everyone, or `unable` for roles that cannot apply. A visitor sees it open and is asked to sign in.
 */
export type ApplicationStatus = 'open' | 'sent' | 'declined' | 'own' | 'closed' | 'unable'

/** Returns the state of the apply button for a viewer; null is a visitor. */
export function getApplicationStatus(
  viewer: Viewer | null,
  offer: OwnedStatus & Pick<Offer, 'hasApplied'> & Partial<Pick<Offer, 'applicationState'>>,
): ApplicationStatus {
  if (offer.applicationState === 'declined') return 'declined'
  if (offer.applicationState === 'expired') return 'closed'
  if (offer.hasApplied) return 'sent'
  if (!viewer) return isOpenOffer(offer) ? 'open' : 'closed'
  const refusal = applyRefusal(viewer, offer)
  if (refusal === 'ownOffer') return 'own'
  if (refusal === 'forbidden') return 'unable'
  // A comun sees the button and then a message about the missing profile (decision D-039).
  return refusal === null || refusal === 'notProfessional' ? 'open' : 'closed'
}

/** Capitalizes the first letter of a text, as cards show titles and descriptions. */
export const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('es-AR') + text.slice(1)

/** Returns why the viewer may not edit, close, reopen or renew an offer, or null. Its phase is checked by `phaseRefusal`. */
export const ownerRefusal = (
  viewer: Viewer,
  offer: OwnedState,
  event: 'edit' | 'close' | 'reopen' | 'renew',
): ProblemCode | null => refusalFor(offerAccess[event], viewer, offer)

/** Returns why the viewer may not read the history of an offer, or null. */
export const historyRefusal = (viewer: Viewer, offer: OwnedState & Involvement): ProblemCode | null =>
  refusalFor(offerAccess.history, viewer, offer)
