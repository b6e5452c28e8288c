import * as z from 'zod/mini'
import { renameFields } from '@plomada/define'
import { messageWire } from './conversation.wire.ts'

const conversationId = z.int()
const wireNames = { conversationId: 'conversacion' } as const

/** A message with the conversation that it belongs to. */
export const liveMessageWire = renameFields(
  { conversationId, message: messageWire },
  { ...wireNames, message: 'mensaje' },
)

/**
 * The events of the stream. Only `message` and `ready` have an id, with which `Last-Event-ID` resumes: the last message
 * that the stream has sent.
 */
export const liveEvents = {
  /** The first event: the stream is current. Sent again when events may have been lost: read everything again. */
  ready: z.object({ id: z.int() }),
  message: liveMessageWire,
  /** The other party has read up to a message. */
  read: renameFields({ conversationId, upTo: z.int() }, { ...wireNames, upTo: 'leido' }),
  /** The other party is writing. */
  typing: renameFields({ conversationId }, wireNames),
  /** The user has read messages, here or in another window. */
  unread: renameFields({ conversationId }, wireNames),
  /** What a party may see or do, or the terms of the application have changed: the conversation has to be read again. */
  changed: renameFields({ conversationId }, wireNames),
  /** The notifications of the user have changed: there is a new one, or one was read. */
  notifications: z.object({}),
  /** The access to the stream has ended. The client must not connect again. */
  closed: z.object({ code: z.string() }),
}
export type LiveEventName = keyof typeof liveEvents
export type LiveEvent = {
  [Name in LiveEventName]: { name: Name; data: z.output<(typeof liveEvents)[Name]> }
}[LiveEventName]

/** Streams that one user may have open at a time, in one process. */
export const STREAMS_PER_USER = 6
/** Interval of the comments that keep a stream open, in milliseconds. */
export const HEARTBEAT_MS = 20_000
