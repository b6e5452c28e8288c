import type { ApplicationState } from '../application/application.state.ts'
import { maskContactData } from '../catalogues/contactData.ts'
import { accessRefusal, type Access, type Relation } from '../contract/access.ts'
import type { ProblemCode } from '../contract/problem.ts'
import type { OfferState } from '../offer/offer.state.ts'
import type { User } from '../user/user.ts'
import { conversationAccess, type ConversationState } from './conversation.access.ts'
import type { ClosedReason } from './conversation.ts'

/** Maximum characters of a message. */
export const MESSAGE_MAXIMUM = 2000
/** Days after the completion of a job during which its conversation takes messages. */
export const OPEN_DAYS_AFTER_COMPLETION = 30
/** How long «escribiendo…» shows after a signal, and how often a client sends one, in milliseconds. */
export const TYPING_SHOWN_MS = 6000
export const TYPING_INTERVAL_MS = 3000

const DAY = 86_400_000

/** What the access to a conversation depends on. */
export interface ConversationStanding {
  clientId: number
  professionalId: number
  application: ApplicationState
  offer: { state: OfferState; isActive: boolean; isClosed: boolean; endedAt: Date | null }
  /** Whether neither party is suspended. */
  areActive: boolean
}

/** Returns true until the application is accepted: contact data in texts is masked for both parties. */
export const isMasked = ({ application }: Pick<ConversationStanding, 'application'>): boolean =>
  application !== 'accepted'

/** Returns why a conversation takes no new messages now, or null. */
export function closedReason(
  { application, offer, areActive }: Omit<ConversationStanding, 'clientId' | 'professionalId'>,
  now: Date,
): ClosedReason | null {
  if (application === 'withdrawn' || application === 'declined') return application
  if (application === 'expired') return offer.isClosed ? 'offerClosed' : application
  if (application === 'ended') return 'unavailable'
  if (!areActive || (application !== 'accepted' && !offer.isActive)) return 'unavailable'
  const { endedAt } = offer
  const isFinished = endedAt !== null && now.getTime() >= endedAt.getTime() + OPEN_DAYS_AFTER_COMPLETION * DAY
  return isFinished ? 'finished' : null
}

type Viewer = Pick<User, 'id' | 'role'>

function getRelation({ id, role }: Viewer, standing: ConversationStanding): Relation {
  if (id === standing.clientId) return 'owner'
  if (id === standing.professionalId) return standing.application === 'accepted' ? 'worker' : 'applicant'
  return role === 'admin' ? 'admin' : 'other'
}

const refusalFor = (
  access: Access<ConversationState>,
  viewer: Viewer,
  standing: ConversationStanding,
  now: Date,
): ProblemCode | null =>
  accessRefusal(access, {
    relation: getRelation(viewer, standing),
    role: viewer.role,
    state: closedReason(standing, now) === null ? 'open' : 'closed',
    isHidden: false,
  })

/** Returns why the viewer may not read a conversation, or null. */
export const conversationReadRefusal = (
  viewer: Viewer,
  standing: ConversationStanding,
  now: Date,
): ProblemCode | null => refusalFor(conversationAccess.get, viewer, standing, now)

/** Returns why the viewer may not write in a conversation now, or null. */
export const conversationWriteRefusal = (
  viewer: Viewer,
  standing: ConversationStanding,
  now: Date,
): ProblemCode | null => refusalFor(conversationAccess.send, viewer, standing, now)

/** Returns the text of a message as the parties may see it. The stored text is never changed. */
export const visibleMessageText = (
  text: string,
  standing: Pick<ConversationStanding, 'application'>,
): string => (isMasked(standing) ? maskContactData(text) : text)

/** Why a conversation takes no new messages, for its parties. */
export const closedSentences: Readonly<Record<ClosedReason, string>> = {
  withdrawn: 'La postulación ya no está. Podés leer la conversación.',
  declined: 'El cliente no eligió la postulación. Podés leer la conversación.',
  expired: 'El cliente acordó el trabajo con otra persona. Podés leer la conversación.',
  offerClosed: 'La publicación está cerrada. Podés leer la conversación.',
  finished: `Pasaron ${OPEN_DAYS_AFTER_COMPLETION} días desde el final del trabajo. Podés leer la conversación.`,
  unavailable: 'La publicación o la cuenta ya no está. Podés leer la conversación.',
}
