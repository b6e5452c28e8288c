import { applicantsHref, assignmentHref, href, offerHref, ownPages, paths } from '../catalogues/paths.ts'
import { QUESTIONS_ANCHOR } from '../question/question.rules.ts'
import type { EventAbout } from './declaration.ts'

/** Returns the owner's page of an offer, with the offer selected. */
export const ownOfferLink = ({ recipient, offerId }: EventAbout): string =>
  `${ownPages(recipient)?.publications ?? paths.home}${offerId === null ? '' : `?servicio=${offerId}`}`

/** Returns the page of the recipient's jobs. */
export const assignmentsLink = ({ recipient: { id } }: EventAbout): string => href(paths.assignments, { id })

/** Returns the page of a job. */
export const assignmentLink = (about: EventAbout): string =>
  about.assignmentId ? assignmentHref({ id: about.assignmentId }) : assignmentsLink(about)

/** Returns the page of an offer. */
export const offerLink = ({ offerId }: EventAbout): string =>
  offerId === null ? paths.offers : offerHref({ id: offerId })

/** Returns the questions on the page of an offer. */
export const questionsLink = (about: EventAbout): string => `${offerLink(about)}#${QUESTIONS_ANCHOR}`

/** Returns the comparison of an offer's applicants. */
export const comparisonLink = ({ offerId }: EventAbout): string =>
  offerId === null ? paths.offers : applicantsHref({ id: offerId })

/** Returns the page of a conversation. */
export const conversationLink = ({ conversationId }: EventAbout): string =>
  conversationId === null ? paths.messages : href(paths.conversation, { id: conversationId })
