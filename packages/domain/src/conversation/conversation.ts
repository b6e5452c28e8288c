import * as z from 'zod/mini'
import { offerStates } from '../offer/offer.state.ts'
import { userSchema } from '../user/user.ts'

const { id, firstName, lastName, photo } = userSchema.shape

/** Why a conversation takes no new messages. It stays readable. */
export const closedReasons = [
  'withdrawn',
  'declined',
  'expired',
  'finished',
  'offerClosed',
  'unavailable',
] as const
export type ClosedReason = (typeof closedReasons)[number]

/** A message of a conversation. Ids grow in the order in which the messages of a user are committed. */
export const messageSchema = z.object({
  id: z.int(),
  senderId: z.int(),
  /** The key that its sender chose: sending it again creates no second message. */
  key: z.uuid(),
  text: z.string(),
  /** URL of the photo; null without one. */
  photo: z.nullable(z.string()),
  createdAt: z.date(),
})
export type ConversationMessage = z.infer<typeof messageSchema>

/** A conversation of the owner of an offer with one of its applicants, as one of them sees it. */
export const conversationSchema = z.object({
  id: z.int(),
  offer: z.object({ id: z.int(), title: z.string(), state: z.enum(offerStates.names) }),
  /** The job of both; null without one, and if it was canceled. */
  assignmentId: z.nullable(z.int()),
  /** The other party. */
  other: z.object({ id, firstName, lastName, photo }),
  /** True for the owner of the offer, false for the applicant. */
  isOwner: z.boolean(),
  /** True until the application is accepted: contact data in texts is masked. */
  isMasked: z.boolean(),
  /** Null while it takes messages. */
  closed: z.nullable(z.enum(closedReasons)),
  lastMessage: z.nullable(messageSchema),
  /** Number of messages of the other party that the viewer has not read. */
  unread: z.int(),
  /** Id of the last message that the other party has read, 0 for none. */
  otherReadId: z.int(),
})
export type Conversation = z.infer<typeof conversationSchema>
