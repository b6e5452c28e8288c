import { type Access, accessRefusal } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import { getRelation } from '../offer/offer.rules.ts'
import { isClosedOffer, type OfferPhase } from '../offer/offer.phase.ts'
import type { OfferState } from '../offer/offer.state.ts'
import type { Offer } from '../offer/offer.ts'
import type { User } from '../user/user.ts'
import { questionAccess } from './question.access.ts'
import type { Question } from './question.ts'

/** Maximum questions of one offer, hidden ones included. */
export const QUESTIONS_PER_OFFER = 20
/** Maximum characters of a question. */
export const QUESTION_MAXIMUM = 500
/** Maximum characters of an answer. */
export const ANSWER_MAXIMUM = 1000
/** Id of the questions on the page of an offer, for links. */
export const QUESTIONS_ANCHOR = 'preguntas'

type Viewer = Pick<User, 'id' | 'role'>
type Asked = Pick<Offer, 'state'> & {
  owner: { id: number }
  phase?: OfferPhase | undefined
  isActive?: boolean
  hiredId?: number | null
}

const refusalFor = (access: Access<OfferState>, viewer: Viewer | null, offer: Asked): ProblemCode | null =>
  accessRefusal(access, {
    relation: viewer ? getRelation(viewer, offer) : 'other',
    role: viewer?.role ?? '',
    state: offer.state,
    isHidden: offer.isActive === false,
    isClosed: isClosedOffer(offer),
  })

/** Returns why the viewer may not read the questions of an offer, or null. */
export const questionsRefusal = (viewer: Viewer | null, offer: Asked): ProblemCode | null =>
  refusalFor(questionAccess.list, viewer, offer)

/** The existing questions of an offer that decide whether another one is allowed. */
interface EarlierQuestions {
  /** Number of questions, hidden ones included. */
  total: number
  /** Whether the viewer has a question without an answer. */
  isWaiting: boolean
}

/** Returns why the viewer may not ask about an offer, or null. */
export function askRefusal(
  viewer: Viewer,
  offer: Asked,
  { total, isWaiting }: EarlierQuestions,
): ProblemCode | null {
  const refusal = refusalFor(questionAccess.ask, viewer, offer)
  if (refusal) return refusal
  if (isWaiting) return 'questionWaiting'
  return total >= QUESTIONS_PER_OFFER ? 'tooManyQuestions' : null
}

/** Returns why the viewer may not answer a question of an offer, or null. */
export const answerRefusal = (
  viewer: Viewer,
  offer: Asked,
  question: Pick<Question, 'answer'>,
): ProblemCode | null =>
  refusalFor(questionAccess.answer, viewer, offer) ?? (question.answer ? 'alreadyAnswered' : null)

/** Returns why the viewer may not hide a question of an offer, or null. */
export const hideRefusal = (viewer: Viewer, offer: Asked): ProblemCode | null =>
  refusalFor(questionAccess.hide, viewer, offer)

/** Returns true for a question that everyone may read. */
export const isPublicQuestion = ({ answer, isHidden }: Pick<Question, 'answer' | 'isHidden'>): boolean =>
  answer !== null && !isHidden

/**
 * What the viewer of an offer may do with its questions: `ask`, `answer` as its client, `signIn` first, wait for an
 * answer, or only read them because the offer is full or closed, or because of their role.
 */
export type QuestionStatus = 'ask' | 'answer' | 'signIn' | 'waiting' | 'full' | 'closed' | 'read'

/** Returns what a viewer may do with the questions of an offer; null is a visitor. */
export function getQuestionStatus(
  viewer: Viewer | null,
  offer: Pick<Offer, 'state'> & { owner?: { id: number }; phase?: OfferPhase },
  { questions, total }: { questions: readonly Pick<Question, 'isOwn' | 'answer'>[]; total: number },
): QuestionStatus {
  if (questionAccess.ask.states[offer.state] || isClosedOffer(offer)) return 'closed'
  if (viewer && viewer.id === offer.owner?.id) return 'answer'
  if (viewer && !questionAccess.ask.audience.some((role) => role === viewer.role)) return 'read'
  if (questions.some(({ isOwn, answer }) => isOwn && !answer)) return 'waiting'
  if (total >= QUESTIONS_PER_OFFER) return 'full'
  return viewer ? 'ask' : 'signIn'
}
