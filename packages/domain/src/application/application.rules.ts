import { getLocalDay } from '../catalogues/time.ts'
import { type Access, accessRefusal } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import { getRelation } from '../offer/offer.rules.ts'
import { isClosedOffer, type OfferPhase } from '../offer/offer.phase.ts'
import type { OfferState } from '../offer/offer.state.ts'
import type { User } from '../user/user.ts'
import { applicationAccess } from './application.access.ts'
import {
  applicationStates,
  hasLeft,
  openApplicationStates,
  type ApplicationState,
} from './application.state.ts'
import type { Application, ApplicationDraft, ApplicationTerms } from './application.ts'

/** Maximum characters of the message of an application. */
export const APPLICATION_MESSAGE_MAXIMUM = 1000
/** Maximum photos of an application. */
export const APPLICATION_PHOTO_MAXIMUM = 3
/** Maximum characters of the reason of a client who declines. */
export const DECLINE_REASON_MAXIMUM = 300
/** Maximum days between today and the first possible day. */
export const AVAILABILITY_MAXIMUM_DAYS = 365
/** Maximum applicants that a client pins in the comparison. */
export const PINNED_MAXIMUM = 4

type Viewer = Pick<User, 'id' | 'role'>
interface AppliedOffer {
  owner: { id: number }
  state: OfferState
  phase?: OfferPhase | undefined
  isActive?: boolean
  hiredId?: number | null
}

/** The terms of an application without a quote: it accepts the budget. */
export const emptyTerms: ApplicationTerms = { quote: null, message: '', availableFrom: null, shift: null }

type GivenTerms = { [Name in keyof ApplicationDraft]?: ApplicationDraft[Name] | undefined }

/** Returns the terms of a request. Missing ones are those of an application without terms. */
export const toTerms = ({
  quote = null,
  message = '',
  availableFrom = null,
  shift = null,
  photoIds,
}: GivenTerms): ApplicationDraft => ({
  quote,
  message,
  availableFrom,
  shift,
  ...(photoIds && { photoIds }),
})

/** Returns whether an application has terms: a quote, a message, an availability or photos. */
export const hasTerms = ({
  quote,
  message,
  availableFrom,
  shift,
  photoIds = [],
}: ApplicationDraft): boolean =>
  quote !== null || message !== '' || availableFrom !== null || shift !== null || photoIds.length > 0

/** Returns true while an application waits for the client. */
export const isOpenApplication = ({ state }: Pick<Application, 'state'>): boolean =>
  openApplicationStates.includes(state)

/** Returns the amount of an application: its quote, or the budget that it accepts. */
export const getAmount = ({ quote }: Pick<Application, 'quote'>, { budget }: { budget: number }): number =>
  quote ?? budget

/** Milliseconds after which a client is expected to have seen a price that was raised. */
const RAISE_NOTICE_MS = 60_000

/** Returns true if the amount was raised so recently that a client who names no amount may have seen only the earlier one. */
export const isJustRaised = (
  { previousAmount, updatedAt }: Pick<Application, 'previousAmount'> & { updatedAt: Date | null },
  amount: number,
  now: Date,
): boolean =>
  previousAmount !== null &&
  amount > previousAmount &&
  updatedAt !== null &&
  now.getTime() - updatedAt.getTime() < RAISE_NOTICE_MS

const refusalFor = (
  access: Access<OfferState>,
  viewer: Viewer,
  offer: AppliedOffer & { hasApplied?: boolean },
): ProblemCode | null =>
  accessRefusal(access, {
    relation: getRelation(viewer, offer),
    role: viewer.role,
    state: offer.state,
    isHidden: offer.isActive === false,
    isClosed: isClosedOffer(offer),
  })

type MaybeState = ApplicationState | null | undefined

/** Returns why a professional may not send an application again, or null. */
export const reapplyRefusal = (state: ApplicationState, terms: ApplicationDraft): ProblemCode | null => {
  if (state === 'declined') return 'applicationDeclined'
  return !hasLeft(state) && hasTerms(terms) ? 'alreadyApplied' : null
}

/** Returns why the viewer may not edit or withdraw their own application, or null. */
export function changeRefusal(
  viewer: Viewer,
  offer: AppliedOffer,
  state: MaybeState,
  event: 'edit' | 'confirm' | 'withdraw',
): ProblemCode | null {
  const refusal = refusalFor(applicationAccess[event], viewer, { ...offer, hasApplied: state != null })
  if (refusal) return refusal
  if (state == null) return 'notFound'
  return applicationStates.next(state, event === 'confirm' ? 'edit' : event) ? null : 'applicationClosed'
}

/** Returns why the viewer may not upload a photo for their own application, or null. */
export function applicationPhotoRefusal(
  viewer: Viewer,
  offer: AppliedOffer,
  state: MaybeState,
): ProblemCode | null {
  const refusal = refusalFor(applicationAccess.photo, viewer, offer)
  if (refusal || state == null || hasLeft(state)) return refusal
  if (state === 'declined') return 'applicationDeclined'
  return isOpenApplication({ state }) ? null : 'applicationClosed'
}

/** Returns why the viewer may not list the applications to an offer, or null. */
export const listRefusal = (viewer: Viewer, offer: AppliedOffer): ProblemCode | null =>
  refusalFor(applicationAccess.list, viewer, offer)

/** Returns why an application cannot be accepted or declined, or null. */
export function decisionRefusal(state: MaybeState): ProblemCode | null {
  if (state == null) return 'notApplicant'
  if (hasLeft(state)) return 'applicationWithdrawn'
  return isOpenApplication({ state }) ? null : 'applicationClosed'
}

/**
 * Returns why an application cannot be accepted, or null. After a change of the offer its professional has to confirm it
 * first: an application without a quote accepts the budget, so its amount would change without anybody agreeing.
 */
export const hireRefusal = ({
  state,
  isOutdated,
}: {
  state: MaybeState
  isOutdated: boolean
}): ProblemCode | null => decisionRefusal(state) ?? (isOutdated ? 'applicationOutdated' : null)

/** Returns why the viewer may not decline an application, or null. */
export const declineRefusal = (viewer: Viewer, offer: AppliedOffer, state: MaybeState): ProblemCode | null =>
  refusalFor(applicationAccess.decline, viewer, offer) ?? decisionRefusal(state)

type Countered = Pick<Application, 'state' | 'counterOffer'> | null

/** Returns why the viewer may not answer a quote with another amount, or null. Each quote has one counter-offer. */
export const counterRefusal = (
  viewer: Viewer,
  offer: AppliedOffer,
  application: Countered,
): ProblemCode | null =>
  refusalFor(applicationAccess.counter, viewer, offer) ??
  decisionRefusal(application?.state) ??
  (application?.counterOffer ? 'counterOffered' : null)

/** Returns why the viewer may not accept or refuse the client's amount, or null. */
export function counterAnswerRefusal(
  viewer: Viewer,
  offer: AppliedOffer,
  application: Countered,
): ProblemCode | null {
  const refusal =
    refusalFor(applicationAccess.answerCounter, viewer, { ...offer, hasApplied: application !== null }) ??
    changeRefusal(viewer, offer, application?.state, 'edit')
  if (refusal) return refusal
  return application?.counterOffer?.state === 'open' ? null : 'noCounterOffer'
}

/** The message for a counter-offer of the amount that the professional asks for. */
export const SAME_AMOUNT_MESSAGE = 'Es el mismo monto de la postulación: podés aceptarla'

/** Returns the first and the last day that an application can offer. */
export const getAvailableDays = (now: Date): { first: string; last: string } => ({
  first: getLocalDay(now),
  last: getLocalDay(new Date(now.getTime() + AVAILABILITY_MAXIMUM_DAYS * 86_400_000)),
})

/** Returns the message for a first possible day that is in the past or too far away, or null. */
export function availabilityMessage(day: string | null, now: Date): string | null {
  if (day === null) return null
  const { first, last } = getAvailableDays(now)
  if (day < first) return 'Elegí un día desde hoy'
  return day > last ? `Elegí un día dentro de los próximos ${AVAILABILITY_MAXIMUM_DAYS} días` : null
}
